import type { Swap } from "./swaps.ts"

const swap = (from: RegExp, to: string): Swap => ({ from, to })

/** A few words and what stands nearest to them in meaning, between words that leave no other reading. */
export const nearSwaps: readonly Swap[] = [
  swap(
    /\b(and|roof|door|fence|wall|shed|floor|lid|seal|seat|handle) wants (?=(?:replacing|painting|cleaning|mending|oiling|sanding|repairing)\b)/g,
    "$1 needs ",
  ),
  swap(/\bunless you switch (it|them) on\b/g, "unless you turn $1 on"),
  swap(/\b([Tt]he )back side of (?=(?:the|one|an?|each|it)\b)/g, "$1back of "),
  swap(/\bfor about (?=an?\b)/g, "for roughly "),
  swap(/\bhome[- ]screen widget\b/g, "widget for the home screen"),
  swap(/\bhome[- ]screen widgets\b/g, "widgets for the home screen"),
  swap(/\busing (?=[Aa]irmail\b)/g, "by "),
  swap(/(?<=\p{Ll} )beside (?=an? |the )/gu, "next to "),
  swap(
    /(?<=\b(?:first|second|third|fourth|fifth|last) [\p{L}-]+ )of one (?=(?:week|day|month|year|night|season)\b)/gu,
    "in one ",
  ),
  swap(
    /(?<!\b(?:is|are|was|were|made|cut|sold|meant|built|suits?|only) [^.;]*), not (?=(?:with|for|in|on|from) \p{Ll})/gu,
    ", but not ",
  ),
  swap(/(?<=\bfloor, )no (?=(?:lift|elevator)\b)/g, "without a "),
  swap(/\b([Ii]t)(?:['’]s| has) been standing\b/g, "$1 has stood"),
  swap(/\bwhose (children|kids|sons|daughters) go to (?=an? |the |\p{Lu})/gu, "with $1 at "),
  swap(/\bthat (?=no \p{Ll}+ (?:can|will|could|has)\b)/gu, "which "),
  swap(/(?<= \p{Ll}+(?:er|ist|or|man|s) )who (?:was|were|is|are) (?=(?:tired|fond|proud|afraid|sick) of\b)/gu, ""),
  swap(/^You need (?=(?:two|three|four|\d+) people\b)/g, "It takes "),
  swap(
    /^The ((?:\p{Ll}+ ){0,2}(?:printout|receipt|manual|case|box|charger|strap|cable|certificate|cover|lid)(?: from the \p{Ll}+)?) goes with the (\p{Ll}+)(?=\.|$)/gu,
    "The $2 comes with the $1",
  ),
  swap(/^Combined (postage|shipping) (?=on\b|for\b)/gu, "The $1 is combined "),
  swap(
    /(?<=\b(?:has|have|with|brings) )notes of ((?:\p{Ll}+ )?\p{Ll}+, (?:\p{Ll}+ )?\p{Ll}+ and (?:\p{Ll}+ )?\p{Ll}+)(?=[.;]|$)/gu,
    "$1 notes",
  ),
  swap(/\b(coffee|tea|wine|beer|cocoa) and (coffee|tea|wine|beer|cocoa) drinkers\b/g, "drinkers of $1 and $2"),
  swap(/(?<=\b(?:began|started) as [^,;:.]{3,30}s )(?=(?:sent|given|sold) (?:to|at|in)\b)/g, "that were "),
  swap(
    /(?<=s(?: of [\p{L} ]+)?), (?=(?:carved|cut|sewn|thrown|knitted|painted|printed|woven|carved|turned|forged) and (?:\p{Ll}+) by hand\b)/gu,
    ", all ",
  ),
  swap(
    /\b(from|in) one (?=(?:farm|village|valley|orchard|vineyard|mill|garden|field|family|workshop|bakery)\b)/g,
    "$1 a single ",
  ),
  swap(/\b(in) (?=\d+ working days\b)/g, "within "),
  swap(
    /\b(within|after|under|in under|up to|lasts|takes|needs) an? (?=(?:year|month|week|day|hour|minute)\b)(?!\p{Ll}+ (?:or|and a half))/gu,
    "$1 one ",
  ),
  swap(/\bwithin one (?=(?:year|month|week|day|hour)\b)/g, "within a "),
  swap(/(?<=[.,;] |\p{Ll} )on request(?=[.,;)]|$)/gu, "if you ask"),
  swap(
    /(?<=\p{Ll}s )from (?=\d[\dꞏ]* to \d[\dꞏ]* (?:lb|kg|cm|mm|inches|litres|pages|ml|oz|feet)\b)(?<!\b(?:adjusts|goes|runs|extends|comes|reaches|opens|moves|slides|ranges|works|grows|stretches|turns|drops|rises) from )/gu,
    "of ",
  ),
  swap(/\bthe day before(?=[.,;]|$)/g, "one day before"),
  swap(
    /(?<=\p{Ll} (?:by|from|in|with|to) )one (?=\p{Ll}{4,})(?!(?:another|piece|place|time|size|side|hand|half|corner|third|quarter|hundred|thousand|more|else|after|that|which|with|from|sitting|week|month|year|hour|minute)\b)/gu,
    "a single ",
  ),
  swap(
    /(?<=\p{Ll}), not (?=(?:picked|taken|cut|made|bought|printed|poured|cast|moulded|molded|copied|stamped|glued|sprayed|painted|woven|sewn|stitched|dyed|traced|machined|pressed|laser|mass-produced)\b)/gu,
    ", rather than ",
  ),
  swap(
    /, so (?=\p{Ll}{3,}s (?:line|stay|fit|can|do|are|will|go|sit|keep|don't|dry|run|stack|look|last|come|both) )/gu,
    ", and so ",
  ),
  swap(
    /(?<=\p{Ll}) as (?=(?:the )?\p{Ll}+ can (?:fade|crack|warp|run|split|rust|break|chip|stain|shrink)\b)/gu,
    " since ",
  ),
  swap(
    /^(The (?:people|person|man|woman|team|\p{Ll}+(?:er|or|ist|ey)) (?:who|that) [^,;:.]{4,50}?) (?:are the ones|is the one) who (?=\p{Ll})/gu,
    "$1 also ",
  ),
  swap(/\bpick (your \p{Ll}+|it|them) back up\b/gu, "pick $1 up again"),
  swap(
    /\b(women|men|girls|boys|people|adults|kids|children) (?=\d{1,2}(?:-| to )\d{2}\b(?! ?(?:cm|mm|kg|lb|days)))/g,
    "$1 aged ",
  ),
  swap(
    /(?<=\p{Ll}s )that (?=(?:fray|rattle|sag|warp|slip|squeak|leak|crack|peel|tip|wobble|stick|jam|shrink|fade|melt|burn|bend|rust|tear|snap|pinch|itch|dry|pull|split|rip|smell|drip)\b)/gu,
    "which ",
  ),
]
