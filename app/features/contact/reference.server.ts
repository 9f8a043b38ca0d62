import { randomInt } from "node:crypto";
import { LETTERS } from "./reference";

const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** "BP-7K3M-9QXZ": can be read out on the phone, and cannot be guessed. */
export const newReference = (): string => `BP-${group()}-${group()}`;
