import type { SpaceId } from "@tavolata/azeroth/open";

export type Point = readonly [x: number, y: number];

/** The sheet on which the map is drawn. */
export const sheet = { width: 1400, height: 980 } as const;

/** How large a space is drawn. */
export const radius = 30;

/** Where the spaces lie: the grey lands in the north, the red ones at the southern rim. */
export const places: Readonly<Record<SpaceId, Point>> = {
  vaultspire: [1186, 202],
  n1: [1057, 271],
  n2: [1113, 68],
  n3: [1278, 64],
  n4: [1330, 248],
  l1: [964, 152],
  l2: [821, 112],
  anvilgate: [629, 180],
  m1: [769, 223],
  m2: [678, 60],
  m3: [527, 94],
  m4: [509, 333],
  l3: [358, 69],
  l4: [306, 243],
  kingsharbour: [70, 145],
  s1: [230, 129],
  s2: [218, 341],
  s3: [70, 328],
  s4: [97, 470],
  g1: [1113, 461],
  g2: [1292, 414],
  g3: [1326, 579],
  g4: [833, 336],
  g5: [648, 298],
  g6: [659, 431],
  g7: [394, 412],
  g8: [323, 549],
  g9: [169, 610],
  g10: [985, 366],
  g11: [459, 229],
  g12: [258, 737],
  y1: [1153, 668],
  y2: [1305, 753],
  y3: [926, 522],
  y4: [782, 551],
  y5: [488, 605],
  y6: [411, 743],
  y7: [296, 890],
  y8: [991, 702],
  y9: [479, 920],
  y10: [625, 542],
  r1: [1210, 862],
  r2: [1059, 905],
  r3: [832, 731],
  r4: [681, 656],
  r5: [637, 920],
  r6: [595, 762],
  r7: [773, 863],
};
