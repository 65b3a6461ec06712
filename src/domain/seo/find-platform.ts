import { platforms } from "../platforms/index.ts"
import type { Platform } from "../platforms/platform.ts"

/** The platform of this id; undefined where nothing is known of it. */
export const findPlatform = (id: string): Platform | undefined => platforms.find((platform) => platform.id === id)
