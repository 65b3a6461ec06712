/** Words that promise something, and the evidence the brief needs for them. */
export interface PhraseRow {
  /** Phrases separated by bars. Within one: "/" separates alternatives, "*" allows any ending. */
  readonly says: string
  /**
   * Stems that one sentence of the brief must contain, alternatives separated by bars. Default: the phrase's own stems.
   */
  readonly needs?: string
  /** Words before or after it that make it harmless, phrases separated by bars. */
  readonly after?: string
  readonly before?: string
}

export const praise: readonly PhraseRow[] = [
  {
    says: "best",
    after:
      "do|does|did|doing|works|work|worked|fits|fit|looks|look|tastes|taste|feels|feel|sounds|know|knows|your|my|its|their|do our|doing our|try our|trying our|at|second|sunday|or|suits|suit|suits you|suits your|what|whats|which|which is|that|like|likes|loves|him|her|them|you|yourself|s",
    before:
      "to|if|when|with|for|before|used|served|enjoyed|worn|kept|stored|eaten|cooked|viewed|played|read|seen|of both|of all|of luck|friend|friends|man|men|woman|buddy|buddies|wishes|known|suited|practice|practices|results|way|ways|part|parts|bit|and brightest|time|times|foot|behavior|behaviour|guess|interest|interests|by|on a|as|left|in a|in the sun|in cold|in shade|paired|combined|mates|day|days|dressed",
  },
  {
    says: "best seller/sellers/selling|bestseller/bestsellers/bestselling|top seller/sellers/selling|best loved",
    needs: "best sell|bestsell|top sell",
  },
  {
    says: "best in class/town/market/business/world|best ever|best of the best|the very best|best quality/price/value/prices",
    needs: "best",
  },
  {
    says: "number/no/nr one/1",
    needs: "number one/1|no 1|best",
    before: "priority|rule|reason|thing|tip|question|goal|enemy|to|and|or|of|in",
  },
  {
    says: "worlds best/finest/first/largest/leading/most/only/greatest/strongest/favorite/softest/fastest/number|world class/leading/renowned/famous",
    needs: "world",
  },
  { says: "award winning/winner/winners|award/awards/awarded/award*", needs: "award" },
  {
    says: "prize winning|winner/winners of|medal winning|gold/silver/bronze medal/medalist/award|voted|nominated/nominee|finalist|michelin",
    needs: "winner|prize|medal|voted|nominat|finalist|michelin|award",
  },
  { says: "editors choice|app/product/game/book of the year/month/day|choice award" },
  {
    says: "top rated/ranked/notch/quality/choice/pick/tier/performing|highly/best/highest rated|top of the range",
    needs: "top|rated",
  },
  {
    says: "finest/greatest/strongest/toughest/softest/fastest/purest/smartest/safest/hottest/coolest/cheapest/lightest/thinnest/brightest/quietest/freshest/smoothest/sharpest",
    before:
      "part|point|side|setting|one|touch|way|breeze|hour|details|hits|generation|show|common|of touches|size|cut|grind|grade",
    after: "your|my|even|at|at its|at their|from our|fast",
  },
  {
    says: "most popular/trusted/advanced/comfortable/powerful/durable/accurate/loved/reliable/affordable/innovative/effective/downloaded/beautiful/versatile|highest quality/rated/standard/standards|longest lasting|lowest/best price/prices",
  },
  {
    says: "leading brand/provider/supplier/manufacturer/company/expert/name/experts/specialist/maker|industry/market leading/leader|leader in|premier",
  },
  {
    says: "unbeatable/unrivaled/unrivalled/unmatched/unparalleled/unsurpassed/incomparable/unequaled|second to none|like no other|like nothing else",
  },
  { says: "the ultimate|miracle/miraculous|revolutionary|groundbreaking|game changer/changing", before: "frisbee" },
  {
    says: "viral|trending|tiktok/internet/instagram famous|cult favorite/classic|fan/customer/crowd/staff/everyones favorite",
    needs: "viral|trending|famous|cult|favorite",
  },
  { says: "critically acclaimed|acclaimed|renowned" },
  {
    says: "once in a lifetime|lasts/last a lifetime|last/lasts forever|indestructible|unbreakable",
    needs: "lifetime|forever|indestruct|unbreak",
  },
]

export const proof: readonly PhraseRow[] = [
  {
    says: "customers/clients/buyers/shoppers/users/reviewers/fans/people/parents/players love/rave/agree/swear/say/adore/trust/prefer/report",
    needs:
      "customer/client/buyer/shopper/user/reviewer/fan/people/parent/player love/rav/agree/swear/say/said/ador/trust/prefer",
  },
  {
    says: "loved/trusted/recommended/endorsed/preferred/approved/adored by",
    needs: "loved|trust|recommend|endors|prefer|approv",
  },
  { says: "as seen on/in|featured in/on/by", needs: "seen on/in|featured" },
  {
    says: "rave review/reviews|star review/reviews/rating/ratings/rated|five/5 star/stars|positive/glowing reviews|testimonial*",
    needs: "star./stars.|review|rating|testimonial",
    before: "hotel|hotels|general",
  },
  {
    says: "happy/satisfied/loyal customers/clients/buyers/users",
    needs: "happy/satisf/loyal customer/client/buyer/user",
  },
  {
    says: "thousands/hundreds/millions/dozens/tens of|decades of|generations of|for generations/decades",
    needs: "thousand|hundred|million|dozen|decade|generation",
  },
  { says: "best kept secret" },
]

export const promises: readonly PhraseRow[] = [
  { says: "guarantee/guarantees", needs: "guarant|warrant" },
  { says: "guaranteed/guaranteeing", needs: "guarant" },
  { says: "warranty/warranties/warranted", needs: "warrant|guarant" },
  { says: "money back|full refund/refunds|refund/refunds/refunded/refundable", needs: "money back|refund" },
  {
    says: "risk free|no risk|nothing to lose|no questions asked|satisfaction guaranteed",
    needs: "risk|question|satisf",
  },
  { says: "lifetime warranty/guarantee/support/updates/access/replacement/replacements/membership", needs: "lifetime" },
  {
    says: "free/easy/hassle return/returns|returns policy/accepted|return policy|accept returns|free exchanges",
    needs: "return|exchange",
  },
  {
    says: "free shipping/delivery/postage/p/freight|ship/ships/shipped/delivered/deliver free|free * shipping/delivery/postage|shipping/delivery/postage is free|shipping/delivery/postage included|no shipping/delivery cost/costs/fee/fees/charge/charges",
    needs: "free/complimentary/included ship/deliver/post/freight|no/without ship/deliver/post",
    // "Smoke-free home. Shipping: double boxed."
    after: "smoke|pet|scent|fragrance|plastic",
  },
  {
    says: "same day shipping/delivery/dispatch/despatch/shipment/collection/service/appointment/appointments/quote|ship/ships/shipped/dispatched/delivered/delivery same day|ships/shipped/dispatched/delivered today/tomorrow",
    needs: "same day|today|tomorrow",
  },
  {
    says: "next day/business|overnight/express/priority shipping/delivery/dispatch/post|next working",
    needs: "next|overnight|express|priority",
    before: "off|at",
  },
  {
    says: "fast/quick/rapid/speedy/prompt/lightning/swift shipping/delivery/dispatch/shipment|ship/ships/delivered fast/quickly/promptly/immediately",
    needs: "fast/quick/rapid/speed/prompt/swift/immediate ship/deliver/dispatch/post|same day|24 hour|next day",
  },
  {
    says: "worldwide/international/global/nationwide shipping/delivery|ship/ships/shipped/shipping/delivered/deliver/delivery/delivers worldwide/internationally/globally/nationwide/anywhere",
    needs: "worldwide/international/global/nationwide/anywhere/abroad/overseas",
  },
  { says: "tracked shipping/delivery/postage/mail|tracking number|fully tracked", needs: "track" },
  {
    says: "in stock|ready to ship|to your door/doorstep|delivered to/by/within/in|arrives/arrive in/within/by/tomorrow/before",
    needs: "stock.|ready ship/post|door.|deliver/arriv|ship",
  },
  {
    says: "free gift/gifts/trial/trials/sample/samples/quote/quotes/estimate/estimates/consultation/consultations/installation/fitting/app/download/downloads/updates/upgrade/upgrades/support/wrapping/engraving/personalization/personalisation/accessories/batteries/parking/wifi/breakfast/assessment/inspection/survey/visit/visits/callout/pickup/collection/bonus/ebook/guide/pattern/lesson/lessons/month/version/plan/replacement/replacements/repairs/servicing/alterations/advice|free pick/drop up/off|free * visit/quote/estimate/consultation/trial/returns/gift",
  },
  {
    says: "for free|free of charge|free forever|free to use/download/play/try/join|completely/absolutely/totally free|at no extra/cost/charge|no extra charge/cost|complimentary",
    needs: "free|complimentary|no/without charge/cost/extra|included",
  },
  {
    says: "limited time/edition/editions/offer/offers/stock/availability/quantity/quantities/run/runs/supply",
    needs: "limited|numbered|small run",
  },
  {
    says: "while stocks/supplies/stock/they last|selling/sells/going out/fast|almost/nearly gone/sold|last chance|hurry|act now/fast|today only|ends soon/today/tonight/midnight|miss out|before its/theyre/theyve gone|flash sale|few left|one/only * left|only a few|limited numbers|sold out|one time only",
  },
  {
    says: "on sale|discount*|clearance sale|special offer/offers|half price|buy one get|bogo|percent off|bargain|lowest price|best deal|coupon|promo code",
    needs:
      "sale./sales.|discount|clearance|offer./offers.|half price|buy one|off.|bargain|lowest|deal./deals.|coupon|promo",
  },
  {
    says: "24 7|around/round the clock|24 hour/hours service/support/callout/emergency/call|365 days",
    needs: "24.|24h|clock|365",
  },
  {
    says: "no ads/adverts/advertising|no subscription/subscriptions|no contract/contracts|no credit card|no tracking|no sign/signup/registration|no obligation/obligations",
  },
  { says: "seven/7 days a week|every day of the week|open daily", needs: "daily|every day|seven day|7 day" },
  { says: "no hidden fees/costs/charges", needs: "no/without/zero hidden" },
  { says: "end to end encrypt*|encrypted|hipaa|gdpr|bank level|pci compliant", needs: "encrypt|hipaa|gdpr|bank|pci" },
]
