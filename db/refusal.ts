/** An error the user of the command line can fix; its message is shown as is. Nothing was changed. */
export class Refusal extends Error {}
