import type { KindRows } from "../kind-rows.ts"
import { videoRows1 } from "./video-rows-1.ts"
import { videoRows2 } from "./video-rows-2.ts"
import { videoRows3 } from "./video-rows-3.ts"
import { videoRows4 } from "./video-rows-4.ts"
import { videoRows5 } from "./video-rows-5.ts"

/** What videos show and teach. */
export const listedVideoKinds: KindRows = {
  ...videoRows1,
  ...videoRows2,
  ...videoRows3,
  ...videoRows4,
  ...videoRows5,
}
