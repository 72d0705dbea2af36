/**
 * What sheets draw lines and shapes with: as much of the PDF document as they need. Whoever knows what is printed of a game needn't know
 * who makes PDFs.
 */
export interface Pen {
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  rect(x: number, y: number, width: number, height: number): this;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
  circle(x: number, y: number, radius: number): this;
  polygon(...corners: number[][]): this;
  lineWidth(width: number): this;
  lineCap(cap: "butt" | "round" | "square"): this;
  dash(length: number, between: { readonly space: number }): this;
  undash(): this;
  stroke(colour?: string): this;
  fill(colour: string): this;
  fillAndStroke(inside: string, edge: string): this;
  clip(): this;
  save(): this;
  restore(): this;
}
