import { randomInt } from "node:crypto";
import { LETTERS } from "./reference";

const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** "BP-7K3M-9QXZ": easy to read out on the phone, impossible to guess. */
export const newReference = (): string => `BP-${group()}-${group()}`;
