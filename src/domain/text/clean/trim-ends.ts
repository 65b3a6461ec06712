/** A conjunction before removed text joins nothing. */
export const trimEnds = (text: string): string =>
  text
    .replace(/^[\s,;:|/&+!?.)-]+|[\s,;:|/&+(-]+$/g, "")
    .replace(/^(?:by (?:miles|far|a mile|a long way)|hands down)(?=\W|$)[\s,;:]*/i, "")
    .replace(/^(?:(?:and|or|but|so|then|plus)\s+)+/i, "")
    .replace(/\s+(?:unless|if|when|(?<!\bat )once|until)(?: you| u)?(?=[.!?]*$)/i, "")
    // "Squid and scopex is | the best seller by miles"
    .replace(/(?<=\p{L} (?!that|which|who)\p{L}+)\s+(?:is|are|was|were)(?=[.!?]*$)/iu, "")
    // "One dress pant for work that's | the best seller"
    .replace(/,?\s+(?:that|which|who)(?:['’]?s| is| are| was| were)(?: (?:the|our|my|an?))?(?=[.!?]*$)/i, "")
    .replace(/\s+(?:and|or|but|so|also|to|on|at|for|with|by|the|a|an|of|please)(?=[.!?]*$)/i, "")
    .replace(/\s+([,;:.!?])/g, "$1")
    .replace(/^[\s,;:.!?-]+/, "")
    .trim()
