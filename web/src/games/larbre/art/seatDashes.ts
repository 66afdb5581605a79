/** By seat: the dashes along its twigs, because colour is never the only sign: plain, dots, dashes, both. */
export const PATTERNS = ["", "0.1 6", "8 5", "8 4.5 0.1 4.5"];
