import type { Topic } from "../fact.ts"

/** What a buyer wants to know. */
export type Need =
  | "currency"
  | "size"
  | "sizes-worn"
  | "material"
  | "colour"
  | "care"
  | "included"
  | "allergens"
  | "keeps"
  | "made"
  | "fits"
  | "files"
  | "opens-with"
  | "condition"
  | "flaws"
  | "model"
  | "edition"
  | "age"
  | "reason"
  | "price"
  | "delivery"
  | "place"
  | "hours"
  | "proof"
  | "booking"
  | "duration"
  | "where-held"
  | "audience"
  | "difference"
  | "features"
  | "devices"
  | "offline"
  | "account"
  | "length"
  | "chapters"
  | "tools"
  | "schedule"

export interface Told {
  /** Fields that answer it, whatever they contain. */
  readonly fields?: readonly string[]
  readonly topics?: readonly Topic[]
  /** Words that answer it, in any field. Too wide is better than too narrow: nobody likes to be asked what they said. */
  readonly words?: RegExp
  /** Answered by numbers and fields, in any language. */
  readonly isPlain?: true
}

const measured =
  /\d{2}\/\d{2}|\d\s?(?:[x×]\s?\d|["″”'’]|(?:mm|cm|m|km|in|inch(?:es)?|ft|feet|foot|yds?|yards?|ml|cl|l|lit(?:er|re)s?|fl|oz|ounces?|lbs?|pounds?|k?g|kgs|grams?|gal|gallons?|sq)\b)/iu
const money = /[$£€¥₹]\s?\d|\d\s?[$£€¥₹]|\d\s?(?:usd|gbp|eur|aud|cad|dollars?|pounds?|euros?)\b/i

/** What answers each need. */
export const tellings: Readonly<Record<Need, Told>> = {
  // Asked only where an amount has no currency.
  currency: { isPlain: true },
  size: {
    fields: ["productDimensions"],
    topics: ["size", "weight", "capacity"],
    words: new RegExp(
      `${measured.source}|\\b(?:sizes?|sized|dimensions?|gauge|scale|king|queen|twin|single|double|A[3-6]|small|medium|large)\\b`,
      "iu",
    ),
    isPlain: true,
  },
  "sizes-worn": {
    fields: ["productDimensions"],
    topics: ["size"],
    words:
      /\b(?:sizes?|one size|xxs|xs|x?xl|s\s?[-–/,]\s?m|small|medium|large|uk \d|us \d|eu \d|fits?|adjustable|waist|[wl]\s?\d{2})\b|\d\s?["″]|\d\s?(?:cm|mm|in|inch(?:es)?)\b/iu,
  },
  material: {
    topics: ["material"],
    words:
      /\b(?:wood(?:en)?|wool(?:len)?|yarn|fabric|wax|stainless|made (?:of|from)|recycled|fib(?:er|re)|\d+\s?%)\b/iu,
  },
  colour: {
    topics: ["colour"],
    words:
      /\b(?:colou?r\w*|black|white|red|blue|green|yellow|orange|purple|pink|brown|gr[ae]y|beige|cream|navy|teal|gold|silver|natural|clear|glaze\w*|rainbow|shades?|tone)\b/iu,
  },
  care: { topics: ["care"], words: /\b(?:wash\w*|wipes?|clean\w*|dishwasher|microwave|iron|polish|care)\b/iu },
  included: {
    topics: ["included", "excluded", "count"],
    words:
      /\b(?:includ\w+|comes? with|in the box|only|complete|(?:set|pack|box|pair|bundle) of|\d+[- ]?(?:pack|pieces?|pcs|count|pairs?)|with (?:case|box|cables?|charger|manual|bag|strap|remote|batter(?:y|ies)))\b/iu,
  },
  allergens: {
    words: /\b(?:ingredients?|contains?|allergens?|vegan|gluten|dairy|milk|nuts?|soy|wheat|eggs?|lactose)\b/iu,
  },
  keeps: { words: /\b(?:keeps?|shelf|best before|use by|refrigerate\w*|fridge|freez\w+|store|months?|fresh)\b/iu },
  made: {
    fields: ["handmadeStory"],
    topics: ["made", "method"],
    words:
      /\b(?:hand[- ]?\w+|by hand|made (?:by|in|on|with)|thrown|poured|woven|knit\w*|crochet\w*|sewn|carved|printed|forged|wheel)\b/iu,
  },
  fits: {
    fields: ["deviceCompatibility"],
    topics: ["works-with"],
    words:
      /\b(?:fits?|compatible|works with|universal|for (?:the |all |most )?(?:iphone|ipad|samsung|macbook|laptops?|phones?|[A-Z]))|\b(?:off|from|for) (?:an? |the |my )?\p{L}+ \d|\b(?:19|20)\d\d\b|\b(?:usb|hdmi|e27|gu10|aa|aaa)\b/iu,
  },
  files: { words: /\b(?:pdf|svg|png|jpe?g|dxf|epub|docx?|xlsx?|pptx?|zip|mp3|wav|otf|ttf|dst|canva)\b/iu },
  "opens-with": {
    topics: ["works-with"],
    words:
      /\b(?:canva|corjl|templett|excel|word|adobe|acrobat|photoshop|lightroom|procreate|google|cricut|silhouette|goodnotes|browser|any (?:phone|computer|device)|pdf)\b/iu,
  },
  condition: {
    fields: ["itemCondition", "facebookCondition"],
    topics: ["condition"],
    words:
      /\b(?:used|new|mint|excellent|good|fair|worn|refurbished|tested|works?|working|broken|unopened|sealed|parts|vg\+?|nm|pristine|condition)\b/iu,
  },
  flaws: {
    words:
      /\b(?:scratch\w*|marks?|marked|chip\w*|crack\w*|tears?|torn|wear|worn|flaws?|missing|repair\w*|replaced|dents?|stain\w*|rust\w*|fad\w+|tested|works?|working|perfect|mint|new|unopened|sealed|like new|no (?:damage|flaws|issues|faults))\b/iu,
  },
  model: {
    fields: ["amazonBrand"],
    // A name inside a sentence, or letters and digits in one word: "AE-1", "D105".
    words: /\p{Ll},? \p{Lu}\p{L}|\b\p{L}{1,20}-?\d|\b\d{1,9}\p{L}?-\d|\b\d{3,}\p{L}\b/u,
  },
  edition: {
    words:
      /\b(?:editions?|pressings?|first print\w*|ntsc|pal|region|version|volumes?|hardback|paperback|(?:18|19|20)\d\d)\b/iu,
  },
  age: {
    words:
      /\b(?:(?:18|19|20)\d\ds?|years? old|months? old|vintage|antique|brand new|new|last (?:year|month)|bought)\b/iu,
  },
  reason: {
    words:
      /\b(?:selling|because|moving|moved|move|upgrad\w+|outgrown|grew|no longer|clear(?:ing|out)|too (?:big|small)|don'?t use|as we|since we|everything must)\b/iu,
  },
  price: {
    fields: ["priceRange"],
    topics: ["price"],
    words: new RegExp(`${money.source}|\\bfree\\b`, "iu"),
    isPlain: true,
  },
  delivery: {
    fields: ["shippingDetails", "facebookDeliveryMethod"],
    topics: ["delivery", "lead-time"],
    words:
      /\b(?:ship\w*|post(?:age|ed)?|mail(?:ed)?|deliver\w*|dispatch\w*|pick ?up|collect(?:ion|ed)?|courier|download)\b/iu,
  },
  place: {
    fields: ["location", "facebookLocation"],
    topics: ["place"],
    words: /\b(?:in|around|near|across|serving|serves?|covers?|covering|from|between|at|on the) (?:the )?\p{Lu}\p{L}/u,
    isPlain: true,
  },
  hours: {
    topics: ["hours", "schedule"],
    words:
      /\b(?:open\w*|hours?|daily|weekdays?|weekends?|evenings?|24\/7|appointments?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|\d\s?[ap]m)\b/iu,
  },
  proof: {
    fields: ["certifications"],
    topics: ["proof"],
    words:
      /\b(?:licen[cs]ed?|insured|certified|regist\w*|safe|exp\w*|yrs|qualified|accredited|awards?|member of|years|since|approved|\d+ reviews?)\b/iu,
  },
  booking: {
    words:
      /\b(?:book\w*|call|orders?|contact|appointments?|quotes?|enquir\w+|message|consultations?|sign up|reserve|form)\b/iu,
  },
  duration: {
    topics: ["length"],
    words: /\b(?:\d+|one|two|three|half|full|a)[- ]?(?:min(?:ute)?s?|hours?|days?|weeks?|months?|sessions?)\b/iu,
  },
  "where-held": {
    topics: ["place"],
    words:
      /\b(?:online|zoom|remote|by post|postal|at home|your home|in person|studio|video call|(?:in|around|near|on the) (?:the )?\p{Lu}\p{L})/u,
  },
  audience: {
    fields: ["targetAudience", "tiktokAudience", "shopifyTargetSegments", "targetViewerAge", "facebookCommunityFocus"],
    topics: ["audience"],
    words:
      /\bfor (?:\p{L}+ ){0,2}(?:\p{L}{3,}s|folk|men|women|children|people|anyone|everyone|those)\b|\b(?:gifts?|beginners?|mens|womens|kids)\b/iu,
  },
  difference: {
    fields: ["uniqueSellingProposition"],
    topics: ["promise"],
  },
  features: { fields: ["appFeatures", "keyFeatures"] },
  devices: {
    fields: ["deviceCompatibility"],
    topics: ["works-with"],
    words: /\b(?:iphone|ipad|ios|android|apple watch|wear os|macos|mac|tablets?|windows|chromebook|vision pro)\b/iu,
  },
  offline: {
    words:
      /\b(?:offline|no signal|(?:without|no|needs?|requires?) (?:an? )?(?:internet|connection|signal|network|wifi|wi-fi)|live|real[- ]time|radar|sync\w*|cloud|online)\b/iu,
  },
  account: { words: /\b(?:accounts?|sign[- ]?(?:up|in)|log ?in|privacy|private|data|tracking|ads)\b/iu },
  length: {
    fields: ["videoLength"],
    topics: ["length"],
    words: /\b\d+[- ]?(?:min(?:ute)?s?|hours?|hrs?|sec(?:ond)?s?)\b/iu,
    isPlain: true,
  },
  chapters: { topics: ["chapter"], words: /\b\d{1,2}:\d{2}\b/u, isPlain: true },
  tools: {
    words:
      /\b(?:tools?|needs?|materials?|ingredients?|using|uses?|requires?|equipment|supplies|\d+\s?(?:g|ml|oz|cups?)|from (?:two|three|four|a|one))\b/iu,
  },
  schedule: {
    fields: ["uploadSchedule"],
    topics: ["schedule"],
    words: /\b(?:every (?:week|day|month|\p{L}+day)|weekly|daily|monthly|new videos?|uploads?)\b/iu,
    isPlain: true,
  },
}
