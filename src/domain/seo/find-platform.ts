import { platforms } from "../platforms/index.ts"
import type { Platform } from "../platforms/platform.ts"

/** The platform with this id; undefined if unknown. */
export const findPlatform = (id: string): Platform | undefined => platforms.find((platform) => platform.id === id)
