/**
 * "Swapping the hanger bearing" of "Swapping the hanger bearing on a grain auger": what is done to one part says nothing
 * without the thing. "Sharpening a scythe in the field" and "growing ginger on a windowsill" say what is done.
 */
export const isHalfDeed = (name: string, title: string): boolean =>
  /^\p{L}+ (?:an?|the|my|our|your) /iu.test(name) &&
  /^ (?:(?:on|of|for|to|from|into) |in (?:an?|my|our|your) )/i.test(title.slice(name.length))
