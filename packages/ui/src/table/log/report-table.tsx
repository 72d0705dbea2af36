import type { ReactNode } from "react";
import { phone, useMedia } from "../../controls/use-media.js";

interface ReportRow {
  readonly id: string;
  readonly who: ReactNode;
  /** As many as there are columns. */
  readonly figures: readonly number[];
}

interface ReportTableProps {
  readonly className?: string;
  /** What the rows are of. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
}

/** What everybody did, in numbers: a row for each; on a phone they stand beside each other, and the figures below. */
export function ReportTable({ className = "", ...report }: ReportTableProps) {
  const isPhone = useMedia(phone);
  return (
    <table className={`${className} ${isPhone ? "upright" : "across"}`}>
      {isPhone ? <Upright {...report} /> : <Across {...report} />}
    </table>
  );
}

type Inside = Omit<ReportTableProps, "className">;

function Across({ corner, columns, rows }: Inside) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, who, figures }) => (
          <tr key={id}>
            <th scope="row">{who}</th>
            {columns.map((column, i) => (
              <td key={column} className="number">
                {figures[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Upright({ corner, columns, rows }: Inside) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{corner}</span>
          </th>
          {rows.map(({ id, who }) => (
            <th key={id} scope="col">
              {who}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column, i) => (
          <tr key={column}>
            <th scope="row">{column}</th>
            {rows.map(({ id, figures }) => (
              <td key={id} className="number">
                {figures[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
