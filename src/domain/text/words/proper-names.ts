import { capitalised } from "../case/capitalised.ts"
import { isLargeTown } from "./large-towns.ts"
import { knownNames } from "./names.ts"

/** Every name of a day, people or place that is known here. */
export const properNames: Pick<ReadonlySet<string>, "has"> = {
  has: (low) => knownNames.has(low) || isLargeTown(low),
}

/** The correct spelling of a name by its lowercase spelling, if the context says that it is a place. */
export const placeName = (low: string): string | undefined => (properNames.has(low) ? capitalised(low) : undefined)
