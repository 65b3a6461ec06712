const list = `
a an the this that these those and or nor but yet so as if then than because while when where which who whom whose what
how why in on at by to of for from with without within into onto over under up down out off about after before between
through during per via is are was were be been being am has have had do does did can could will would shall should may
might must it its it's i me my mine we us our ours you your yours he him his she her hers they them their theirs one
not no only just also too very more most less least each every any all both some such own same other another here there
again ever never always
`

/** Articles, prepositions, conjunctions, pronouns and auxiliaries: they join words and are not subjects themselves. */
export const smallWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
