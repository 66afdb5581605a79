// The symbols of the five colours, within 20 units around the origin; grey has closed shutters.

interface Art {
  shape: string;
  /** Lines cut into it. */
  cuts: string;
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const RAYS = Array.from({ length: 8 }, (_, i) => {
  const [cos, sin] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
  const at = (along: number, across: number) =>
    `${(along * cos - across * sin).toFixed(1)} ${(along * sin + across * cos).toFixed(1)}`;
  return `M${at(12, -3.2)}L${at(20, 0)}L${at(12, 3.2)}z`;
});

export const ART: Record<string, Art> = {
  red: {
    shape:
      "M0 -8C-4 -13 -17 -12 -17 1C-17 12 -8 20 0 16C8 20 17 12 17 1C17 -12 4 -13 0 -8zM0 -10Q0 -18 8 -20Q9 -12 0 -10z",
    cuts: "M-11 1Q-11 -5 -7 -6",
  },
  blue: { shape: "M0 -20C8 -9 15 -3 15 5A15 15 0 0 1 -15 5C-15 -3 -8 -9 0 -20z", cuts: "M-8 6Q-8 12 -2 14" },
  green: {
    shape: "M-17 17C-20 -8 -6 -19 18 -19C19 6 7 20 -17 17z",
    cuts: "M-19 19L8 -9M-6 6V-4M-6 6H4M1 -2V-10M1 -2H9",
  },
  yellow: { shape: disc(0, 0, 10) + RAYS.join(""), cuts: "" },
  violet: {
    shape:
      disc(-9, -6, 5.4) +
      disc(1, -7, 5.4) +
      disc(10, -4, 5.2) +
      disc(-4, 2.5, 5.4) +
      disc(5, 4, 5.4) +
      disc(0, 12.5, 5.4) +
      "M-1 -11L2 -20H5L2 -11z",
    cuts: "M5 -15Q11 -19 15 -14",
  },
  grey: { shape: "M-15 -14H15V-8H-15zM-15 -4H15V2H-15zM-15 6H15V12H-15z", cuts: "" },
};
