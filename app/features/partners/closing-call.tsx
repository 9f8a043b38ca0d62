import { later } from "../../ui/primitives/later";

/** The end of every partner's page. */
export const ClosingCall = later("closing-call", () => import("./closing-section"));
