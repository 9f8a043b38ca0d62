import { type LeadState, stateNames } from "./lead-states";

export const StateBadge = ({ state }: { state: LeadState }) => (
	<span className="lead-state" data-state={state}>
		{stateNames[state]()}
	</span>
);
