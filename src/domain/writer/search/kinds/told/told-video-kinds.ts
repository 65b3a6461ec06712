import { indexOf } from "./told-kinds.ts"
import { videoRows1 } from "./told-video-rows-1.ts"
import { videoRows2 } from "./told-video-rows-2.ts"
import { videoRows3 } from "./told-video-rows-3.ts"
import { videoRows4 } from "./told-video-rows-4.ts"
import { videoRows5 } from "./told-video-rows-5.ts"
import { videoRows6 } from "./told-video-rows-6.ts"

/** What people type for videos, by what their texts say. */
export const toldVideoKinds = indexOf([videoRows1, videoRows2, videoRows3, videoRows4, videoRows5, videoRows6])
