/** Small classes of words by which the shape of a fragment is seen. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const prepositions =
  set(`with for in on at by of from to into onto inside outside under over within without after before between
  near per through during against around across as like using via plus until since behind above below off along beyond upon
  towards toward throughout except including made`)
const determiners = set(`a an the this that these those our my your their his her its every each all some any both no`)
const pronouns = set(
  `i we you it they he she i'm we're it's you'll we've i've they're there nobody everyone everything nothing
  you're you've you'd we'll we'd i'll i'd it'll they've they'll he's she's that's there's`,
)
const auxiliaries =
  set(`is are was were has have had can will would may might does do did must should could isn't aren't don't
  doesn't won't can't wasn't weren't cannot`)
const relatives = set(`that which who whose where when`)
const conjunctions = set(`and or but nor plus &`)
const numbers = set(
  `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred half`,
)
const adverbs =
  set(`only also just always never twice once still even easily safely gently quickly fully evenly slowly neatly
  firmly smoothly here there daily weekly later too very about around up out down`)

/** Adjectives that can stand alone as what is said of a product. */
const predicates =
  set(`vegan vegetarian halal kosher organic natural handmade handcrafted unisex reversible washable reusable
  stainless refillable adjustable foldable stackable waterproof windproof showerproof breathable recyclable compostable biodegradable
  cordless wireless rechargeable portable dimmable digital printable editable personalised personalized customisable customizable
  used unused new authentic original genuine vintage antique sealed boxed unboxed tested working serviced refurbished unopened
  unscented scented seamless lightweight ultralight durable flexible quilted padded lined unlined insulated leakproof spillproof
  indeterminate determinate perennial hardy evergreen deciduous odourless odorless fragrance-free cruelty-free bpa-free gluten-free lead-free nickel-free hypoallergenic machine-washable
  non-toxic non-stick non-slip nonslip hand-poured hand-painted hand-stitched small-batch offline ad-free licensed insured
  certified registered heavy soft warm sturdy compact slim oversized fitted relaxed loose signed numbered framed unframed`)

/** Adjectives that open a description and are never the thing itself: "good on eggs", "mild to medium". */
const adjectives =
  set(`good great nice fine mild medium hot cold warm cool soft hard tough strong light heavy thin thick long short
  tall wide narrow deep shallow big small large tiny huge bright dark pale clear plain simple easy quick slow quiet loud smooth rough
  fresh dry wet clean dirty safe toxic sweet salty sour bitter spicy rich deep full empty open closed ready suitable ideal perfect
  lovely pretty beautiful comfortable comfy cosy cozy sturdy solid gentle rare common accurate true free great friendly available
  compatible resistant visible invisible hidden removable detachable washable foldable adjustable pourable spreadable stretchy snug roomy spacious
  generous quick-drying fully approx approximately about around roughly`)
export const isAdjective = (word: string): boolean => adjectives.has(plain(word)) || isPredicate(word)

export const plain = (word: string): string =>
  word.toLowerCase().replace(/^[^\p{L}\p{N}$£€]+|[^\p{L}\p{N}%°"']+$/gu, "")

export const isPreposition = (word: string): boolean => prepositions.has(plain(word))
export const isDeterminer = (word: string): boolean => determiners.has(plain(word))
export const isPronoun = (word: string): boolean => pronouns.has(plain(word))
export const isAuxiliary = (word: string): boolean => auxiliaries.has(plain(word))
export const isRelative = (word: string): boolean => relatives.has(plain(word))
export const isConjunction = (word: string): boolean => conjunctions.has(plain(word)) || word === "&"
export const isAdverb = (word: string): boolean => adverbs.has(plain(word)) || /[a-z]{3}ly$/.test(plain(word))
export const isNumber = (word: string): boolean => /^[$£€]?\d/.test(plain(word)) || numbers.has(plain(word))
export const isPredicate = (word: string): boolean =>
  predicates.has(plain(word)) ||
  /-(?:free|safe|proof|resistant|friendly|ready|style|washable|washed|tested)$|^un\p{L}{3,}ed$|^\p{L}+-\p{L}{3,}[^e]ed$/u.test(
    plain(word),
  )

export const isPluralWord = (word: string): boolean =>
  /[^sui]s$/.test(plain(word)) && !/(?:ss|us|is|lens|canvas|series)$/.test(plain(word))
