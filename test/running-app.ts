import type { Brief } from "../src/domain/seo/brief.ts"
import { searchPhrases } from "../src/domain/writer/search/phrases/phrases.ts"
import type { Room } from "../src/domain/writer/search/slots/room.ts"
import { makeUnderstood } from "./make-understood.ts"

/** An app as the writer reads it, and the room and the words around one of its fields. */
export const room = (max: number, unit: Room["unit"] = "safeChars"): Room => ({ max, unit, target: { min: 0, max } })

export const app = (given: Partial<Brief>) => makeUnderstood({ appName: "Tern", ...given }, "appstore")

export const running = app({
  description: "Running plan app with offline voice cues and a weekly plan. It adapts to how this week felt.",
  targetKeywords: "half marathon plan, running coach",
  appFeatures: "Apple Watch workouts\nOffline voice cues",
})

export const written = (title: string) => ({
  ...{ title, body: "", meta: "", bullets: [] },
  phrases: searchPhrases(running),
})
