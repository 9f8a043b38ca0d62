import type { TvProvider } from "./package";
import { directv } from "./tv/directv";
import { optimumTv } from "./tv/optimum-tv";
import { spectrumTv } from "./tv/spectrum-tv";
import { streamingAndOnDemand } from "./tv/streaming-and-on-demand";
import { xfinityTv } from "./tv/xfinity-tv";

export const tvProviders: readonly TvProvider[] = [directv, spectrumTv, xfinityTv, optimumTv, streamingAndOnDemand];
