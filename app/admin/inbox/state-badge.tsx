import { type LeadState, stateNames } from "./lead-states";

export const StateBadge = ({ state }: { state: LeadState }) => (
	<span className="item-status" data-status={state}>
		{stateNames[state]()}
	</span>
);
