import type { SpaceId } from "@tavolata/azeroth/open";

export type Point = readonly [x: number, y: number];

/** The sheet on which the map is drawn. */
export const sheet = { width: 1500, height: 1010 } as const;

/** How large a space is drawn. */
export const radius = 30;

/** Where the spaces lie: the grey lands in the north, the red ones at the southern rim. */
export const places: Readonly<Record<SpaceId, Point>> = {
  vaultspire: [1236, 212],
  n1: [1107, 281],
  n2: [1163, 78],
  n3: [1328, 74],
  n4: [1380, 258],
  l1: [1014, 162],
  l2: [871, 122],
  anvilgate: [679, 190],
  m1: [819, 233],
  m2: [728, 70],
  m3: [577, 104],
  m4: [559, 343],
  l3: [408, 79],
  l4: [356, 253],
  kingsharbour: [120, 155],
  s1: [280, 139],
  s2: [268, 351],
  s3: [120, 338],
  s4: [147, 480],
  g1: [1163, 471],
  g2: [1342, 424],
  g3: [1376, 589],
  g4: [883, 346],
  g5: [698, 308],
  g6: [709, 441],
  g7: [444, 422],
  g8: [373, 559],
  g9: [219, 620],
  g10: [1035, 376],
  g11: [509, 239],
  g12: [308, 747],
  y1: [1203, 678],
  y2: [1355, 763],
  y3: [976, 532],
  y4: [832, 561],
  y5: [538, 615],
  y6: [461, 753],
  y7: [346, 900],
  y8: [1041, 712],
  y9: [529, 930],
  y10: [675, 552],
  r1: [1260, 872],
  r2: [1109, 915],
  r3: [882, 741],
  r4: [731, 666],
  r5: [687, 930],
  r6: [645, 772],
  r7: [823, 873],
};
