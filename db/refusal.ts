/** Something the person at the command line can mend. Told as one sentence; nothing was changed. */
export class Refusal extends Error {}
