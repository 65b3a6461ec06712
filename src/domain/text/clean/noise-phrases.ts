import { orderPhrases } from "./order-phrases.ts"

/** Text that must not get into a listing, by the reason. */
export type NoiseKind =
  | "order"
  | "contact"
  | "begging"
  | "pressure"
  | "boast"
  | "promise"
  | "rival"
  | "aside"
  | "profanity"

/**
 * How much is removed with it: only the words, as for an adjective; the words, splitting the text in two; the clause
 * around it; or the whole sentence.
 */
export type NoiseReach = "word" | "break" | "clause" | "sentence"

interface NoisePhrases {
  readonly kind: NoiseKind
  readonly reach: NoiseReach
  /** One phrase per line: a regular expression where a space is any white space and brackets do not capture. */
  readonly phrases: string
  /** Case-sensitive: a competitor's name is recognized by its capitals. */
  readonly isExact?: true
  /** In a careful sentence that says more, it may stay: "Overseas buyers, please message me for a price first." */
  readonly isPolite?: true
}

/** Superlatives that only praise. */
const praising =
  "ultimate|fastest|craziest|fastest.growing|cutest|coolest|finest|greatest|softest|comfiest|cosiest|coziest|prettiest|tastiest|yummiest|sweetest|nicest|loveliest|hottest|trendiest|fanciest|funniest|cheapest|juiciest|happiest|dreamiest|sexiest|chicest|classiest|raddest|dopest|sickest|baddest|fluffiest|snuggliest|silliest|neatest|grandest|bestest|worldclass|world.class"
/** Words after a superlative that make it a fact: "finest grind", "greatest hits". */
const plainAfter =
  "grit|grinds?|mesh|setting|settings|hour|tip|gauge|hits|common|gift|point|fighting|frisbee|thread|part|peas|day|months?|spots?|lap|route|way|time|speed|setting|mode|service|post|delivery|shipping"
/** "We test boreholes around Leeds" praises nothing. */
const noSuperlative =
  "guest|forest|harvest|north-?west|south-?west|mid-?west|chest|request|interest|invest|quest|digest|protest|contest|modest|honest|arrest|latest|crest|attest|manifest|conquest|suggest"
const anywhere =
  "ever( made)?|on (the )?earth|in existence|of all time|in the (world|business|market|country|uk|us|usa|industry|universe|galaxy|area|city|state)|on the (market|planet|internet|web|net|store)|in (town|class|the game)|on (etsy|ebay|amazon|tik ?tok|shopify|youtube|facebook|marketplace|the app store|google play|the play store)|around|anywhere|money can buy|available|(that )?(you|u)('ll| will|'ve| have)? (ever )?(find|buy|see|seen|own|need)"
const afterBest =
  "ever|in the (world|business|market|country|uk|us|usa|industry|universe|galaxy|area|city)|on the (market|planet|internet|web|net)|in (town|class|the game)|money can buy|you('ll| will) (ever )?(find|buy|see|own)"

/** In search order. Of two conditions, the one that is faster to test comes first. */
export const noisePhrases: readonly NoisePhrases[] = [
  {
    kind: "order",
    reach: "sentence",
    phrases: orderPhrases,
  },
  {
    kind: "aside",
    reach: "break",
    phrases: String.raw`
      (?<!\b(we|they|i|you|who|must|will|should|please) )(do not|do ?n['o]?t) ask( (me|us))?( [\w'$£€-]+){0,7}(?=\W*$|\s*[.,;!?\n])
      (please |pls |plz |so )?(do not|do ?n['o]?t) rush( (me|us))?(?=\W*$|\s*[.,;!?\n]| lol)
      (so )?(do not|do ?n['o]?t) @ (me|us)(?=\W*$|\s*[.,;!?\n])
      (?<=^\W*|[.!?] ?)fixed (a |an |the |some )?(crash(es)?|bugs?|glitch(es)?|login|log in)( (on|in|with|for|when) [^.!?,\n]*)?(?=\W*$|[.!?,\n])|(minor |small |more |many )?bug ?fix(es)?( (and|&) [\w ]*improvements?)?
      (so |please |pls |plz |kindly ){1,2}(say|write|put|mention|state) (that|this|it|so)(?=\W*$|\s*[.,;!\n])
      (please |pls |plz )?(tell|inform|warn) (them|people|buyers|customers|everyone)( this| that)?( clearly| please| pls)*( (because|cos|bc|as|since) [^.,;!-]{1,60}|,? we (get|keep getting) (a lot of )?\w+)?(?=\W*$|\s*[.,;!\n])
      (please |pls |plz |kindly )(make (it |that |this )?(very )?clear|mention)( (because|cos|cuz|bc|as|since) [^.,;!-]{1,60})?(?=\W*$|\s*[.,;!\n])
    `,
  },
  {
    kind: "begging",
    reach: "break",
    phrases: String.raw`
      (please |pls |plz |also |and |just |so |don'?t forget to |make sure to |be sure to ){0,4}(smash|hit|tap|mash|crush|destroy)( that| the| this)? (like|subscribe|sub|notification|bell|thumbs up)( button| bell)?
      (please |pls |plz |also |and |just |so |don'?t forget to ){0,4}(like|comment|share|subscribe|follow)(,? (and |& |n )?(like|comment|share|subscribe|follow))+( for more| me| us| now)?
      (please |pls |plz |also |and )*tag (me|us)( (in|on|with|when) [^,.;!]*)?
      ((please |pls |plz |also |and )*(don'?t forget|remember|make sure|be sure) to )+(and |also |please )*(subscribe|like|follow|comment|share|rate|review)(?=\W*$|\s*[,;.!+&|])
      (please |pls |also |and ){0,4}(follow|add|find) (us|me)( on [a-z]+)?|follow (for more|my page|our page|back)
      (please |pls |plz |also |and |do ){0,4}(see|check|check out|view|visit|look at|browse)( out)? (my|our|the) (other( [a-z]+s(?![a-z]))?|store|shop|page|profile|website|web site|site|bio|link|more)( (auctions?|items?|listings?|stuff|products|things|ads|videos|store|shop|for more|for other|in bio|below|great|page|too|as well))*
      (just |please |and ){0,4}(click|tap|press) (here|below|(on )?the link|(on )?the button|buy|add to cart)( below| in bio| now| to (buy|order))*|(the )?links? (is )?(in (my |the |our )?(bio|description|profile|comments)|below)
      (please |pls |and ){0,4}(leave|give|post|write) (us |me )?(a )?(5|five)[ -]?stars?( (review|rating|feedback))?( (and|to|then))?( (get|receive|claim|win) [^.,;!?\n]*)?|(please |pls |and ){0,4}(rate|review) (us|me|this app|5 stars?|five stars?)( 5 stars| five stars)?|(app )?(ko )?(rate|like|share|subscribe|review|download|follow) kar(e|o|en|iye|na|do)|(bahut|bohot|boht) (hi )?(ac+h+a|badhiya|mast)( app| product| quality)?( hai)?
      (?<!\b(can|may|could|who) )(please |pls |and ){0,4}(leave|drop|give)( us| me)?( a| your)?( positive| nice| good)? (reviews?|feedback|comments?|(?<=\ba )like|thumbs up|(5|five).stars?)( below| in the comments)?
      (download|install|get) (it |the app |this app |our app |yours )?(now|today)(?! (in|available))
      x{2,4}(?=\W*$)(?<=[\p{Ll}.!?,] x+)|(use |with |enter |apply ){0,2}((promo|discount|coupon|voucher) )?code:? \w+,? ((for|gets?( you)?|to get|saves?|=) (an? )?(extra )?([$£€]\d+|\d+ ?%)( off)?|at (the )?checkout)
      (?<!\bto )(ig|insta|instagram|snap|snapchat|fb|twitter) ?: ?[\w.]+
      (and )?god will bless you( all)?|(if (you|u) )?share (it |this |us )?(to|with) \d+ (people|friends)[^.!?]*|(add|save)( us| me| my shop| our shop| this)? to (your )?favou?rites|(tag|tell) (a friend|your friends|someone)|share (this )?with (your )?friends|turn on notifications
      ((orders?|contact|message|enquiries|questions) )?(?<!\b(shared?|shares|sends?|sent|exports?|exported|posts?|posted|saves?|saved|receives?|gets?|arrives?|goes|go|comes?|bills?|invoices?|receipts?|statements?|reports?|reminders?|alerts?)\b[^.;]{0,60})(on|via|by|through) (whats ?app|telegram|messenger)( only| please)?(?! (web|business))(?! (the |this |that |every |each )?(same|next|evening|morning|day|week|month|night))|(?<!\b(on|via|by|through|messenger|telegram|messenger or|telegram or) )whats ?app( me| us| only| now| number| for [\w ]+)(?! (web|business|chats?|stickers?))|(?<!\d)(?<!\d\s)(pm|dm|inbox)( me| us)?(?=[.!,]*$)
      (please |pls |plz |kindly )*(do ?n[o']?t|never|no) (leave |give |put |post )?(us |me )?(a |any |an )?(bad|negative|(1|one|2|two|low)[ -]?stars?|1 star) ?(reviews?|ratings?|feedback)?( thanks?| please| pls)?
      (if |for |in case of |any |you (have|find) |there('s| is) |u have |an? ){0,3}(bugs?|issues?|problems?|complain(t|ts)|concerns?|errors?)( (please|pls|plz|just|kindly|then))*,? (contact|e?-?mail|message|msg|dm|pm|whatsapp|call|text|write)( to)?( me| us)?( first)?
      (please |pls |plz |kindly )*subscribe( now)?,? (we|i|im|i'm|we're|guys|pls|please|if|or)( [^.!?,]*)?|(press|hit|ring|smash) (the |that )?bell( icon)?
      (sub|follow|like|f|s|l|comment) ?(4|for) ?(sub|follow|like|f|s|l|comment)(?! like)|sub to (me|us|my channel)|sub (back|me)|(sub|subscribe|follow|like) now( or [^.!?]*)?
      (any questions,? |questions\? )?(just |please |feel free to )(ask|message|contact)(?= (me|us|any|before|b4|if|for|with|(the )?(seller|shop))\b|\W*$| ?[,.;!?])(?!( me| us)? for an? (price|quote))(?!( me| us)? (first|about|which|what|how|whether|if|to) )( me| us)?( any questions)?( (before|b4) ((you|u) )?(order|buy|purchas)(e|ing)?)?|any questions,? (ask|message|text|call)( me| us)?
    `,
  },
  {
    kind: "begging",
    reach: "break",
    isPolite: true,
    phrases: String.raw`
      (please |pls |plz |also |and |or |just ){0,4}(text|call|ring|phone|whatsapp|sms|message|msg|dm|pm|email|e-mail|contact|inbox)( me| us)?,? (do ?n[o']?t|no) call(s|ing)?|(please |pls |plz |also |and |or |just ){0,4}(text|call|ring|phone|whatsapp|sms|message|msg|dm|pm|email|e-mail|contact|inbox) (me|us|now|today|anytime|the seller)(?! the (day|evening|morning|night|week) before)(?! and (we|i) )(?! with (the|your) )( now| today| anytime| first| 1st| (before|b4) (you |u )?(order|ordering|buy|buying|bid|bidding|purchase)| for (info|details|price|prices|pics|photos|a quote|more( info| details| pics| photos)?)| with (any )?questions| if (you're )?interested)*
      (?<!\b(on|via|by|through|messenger|telegram) )(please |pls |and |or ){0,3}(dm|pm|msg|inbox|message|txt|text|whatsapp|contact( me| us)?|email( me| us)?) (for|to|4|about) (an? )?(wholesale|trade|collabs?|commissions?|bulk|bundles?|combos?|deals?|swaps?|more|discounts?|prices?|pricing|custom|orders?|info|information|details|pics|photos|more|measurements|quotes?|address|buy|reserve|claim|collection|availability|bookings?|book)( orders?| info| details| pics| photos| requests?| quotes?)*
    `,
  },
  {
    kind: "pressure",
    reach: "clause",
    phrases: String.raw`
      (?<!\b(?:for|before|until|moving|garage|yard|estate|house|boot|jumble|of|each|every|after|per|no|this|retail|private|point.of) )sale(?= ?(\d|!|ends|now on|today|:|$))|(?<!\b(?:go|goes|going|went|be|are|is|not) )on sale( now| today)?|(are|is) on sale( now| today)?(?=\W*$)
      (up to |get |save |extra )*\d+ ?(%|percent) ?(off|discount)( (today|now|everything|all items|your order|rrp)){0,4}( only)?|(save|get) [$£€]\d+ (off|now|today)
      (today|this week|this weekend|tonight) only|only today
      hurry( up)?( now| while| before)?|don'?t miss( out| this| it)?|don'?t wait|(?<!\bin )last chance|act (now|fast|quick|quickly)|be quick|grab (it|yours|one|them)( now| today| while)?
      (buy|order|shop|purchase|bid|book|call)( it| yours)? (now|today)(?! (and|for|or) )
      (while|until) (stocks?|supplies|supply) (last|lasts)|limited (time|offer|stock|quantit(y|ies)|supply)( only| offer| deal)?(?! edition)
      (going|selling|sells|goes|sold out) (out )?fast|(only |our |just )?the last \d+(?= ?([!.]|$))|(only |our |just )last \d+(?= ?([!.]|$))|(?<=^\W*)last \d+(?= ?([!.]|$))|every(one|body) (else )?((is|are) )?(selling|sells|charges|wants) (this|these|it|them|the same)?( (for|at))? ?[$£€]\d+[^.!?,;]*|only \d+ (left|remaining)|almost (gone|sold out)|nearly gone|(won'?t|will not) last( long)?(?=\W*$| ?[!.,;]| at (this|that|these))
      (everything )?must (go|sell)(?! by )|must be (gone|sold|collected)(?! by (the )?(\d|end|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))( by)?|need(s|ed)?( it| them| this| to be| to)? (gone|sold)( by [\w ]+| asap| today| this week)?|need to sell|moving so must
      (the |a )?best (gift|present)s? (for|4) [^,;.!]*|(steal|deal|bargain|offer|find|buy) of the (century|year|week|month|decade|season|lifetime|summer)
      (black friday|cyber monday|prime day)( deals?| sale| offer)?|deal of the (day|week)|(bargain|a steal|giveaway price)
      (best|lowest|cheapest|unbeatable) (prices?|deals?)( on [\w ]+| guaranteed| anywhere| ever)?
      come (and )?(find out|see for yourself|try (it|one|some))|(girlies|guys|besties|ladies|folks)?,? ?(it'?s |they'?re )?selling (out|quick)( \w+)?
      coupon( code)?( [\w]+)?|(promo|discount|voucher) code( [\w]+)?|use code \w+
    `,
  },
  {
    kind: "pressure",
    reach: "break",
    phrases: String.raw`
      no ([\w-]+ ){1,3}without (cash|money|the cash|the money|full (price|amount))( in (your |ur )?hand| first| upfront| up front)?|(or |will |would )*(?<!\b(each|every|any|this|that|shift|one|to|can|you|u|i|they|we|easily|quickly|a|the|free|battery|screen|engine|motor|tyre|tire|wheel|strap|filter|parts?|blade|pedal|lens|oil|display|be|been|being|get|gets|was|were|are) )swap(ped)? (for|with) (an? |your |my )?[\w]+(( \w+)? ([+&n]|and|plus) (cash|money)| \d+|( \w+){1,5}(?=[.,;!?]|$))?\??|no (low ?balls?|low ?ballers?|low ?balling|time ?wasters?|tyre ?kickers?|tire ?kickers?|chancers?|dreamers?|silly offers|timewasters|scammers?|scams?|hagglers|holds|trades please|swaps please)( please)?
      no (low |silly |daft |other |more )?offers(?! \w+ed)( please| firm| (under|below|less than|lower than) [$£€]? ?\d[\d.,]*)*|(open to |will |would |might |may |can |could )?(consider )?(a )?(swaps?|part.?ex(change)?|trade)s? (for|with) [\w -]{2,24} (considered|welcome|possible|maybe)
      (serious|genuine) (buyers?|inquir(y|ies)|enquir(y|ies)|people|offers) only( please)?|first come(,? first serve(d)?)?( basis)?|first to see will buy|dont waste my time|don'?t waste my time
      (asap|a\.s\.a\.p\.?)|get (yours|it|one|them) (now|today|2day|tonight|fast|quick|before|b4)( it'?s| they'?re)?( all)?( gone)?|(before|b4) (it'?s|its|they'?re|theyre) (all )?gone|(we )?(will |can )?beat (any|all|every) (quotes?|prices?|competitors?)|bid (now|early|high|away)|ending (soon|today|tonight)|(please )?(?<!\b(?:we|i|they|us|you|who) )do ?n[o']?t( even)? (ask|bother|message|lowball|waste)( me| my time| us)?|(so |pls |please |and )*(?<!\b(?:to|they|you|that|who|will|would|can|should|people|parents|kids|children|customers|clients|neighbou?rs|guests) )stop (asking|messaging|texting|emailing|calling|ringing|reporting|complaining|moaning|low ?balling)( (me|us|about|for|if|whether) [\w' ]+| me| us)?|(cash|money) talks
      (?<!\b(if|when|whenever|where|once|what|until|before) )(you|u) (guys |all |really |seriously |so ){0,2}need (this|it|these)( in your life)?(?= ?([!.,]|$|tik ?tok))|tik ?tok made me buy( it| this)?|run,? do ?n[o']?t walk
    `,
  },
  {
    kind: "boast",
    reach: "break",
    phrases: String.raw`
      (100% )?(original |genuine |authentic |real )*legit( (seller|shop|store|item|product))?(?=\W*$|[.,;!?])|(1st|first|top|super|world) (class|rate|notch) quality|([\w-]+ )?quality at (a )?(half|third|quarter|fraction)( of)? (the )?price
      (an? )?(official ([\w&®-]+ )?|[\w&®-]+[ -]app?roved )quality|(new )?upgraded? (version )?20\d\d( version| model)?|(the |our )?most \w+ (\w+ )?(in|on) (the )?(app |play )?(store|market|business|world|planet|country|industry|internet)|((the )?same (quality|stuff|one|as) (as )?|(?<=^\W*)as )(used|worn|played) by [^.;!?]*|\d[\d.,]* ?[mk] views|(?<=^|\W)@{2,}(?=\W|$)
      (?<=(#|no\.? ?|number )(1|one) ([\w'&-]+ ){1,3})in (the )?(whole )?(of )?(?!a |an |my |your |box|stock|pack)\p{L}+( \p{L}+)?(?=\W*$| ?[!.,])
      (?<!\b(our|my) )(the )?((#|no\.? ?|number )(1|one) )?best ([\w'&-]+ ){0,3}(on|in) (the )?(w?hole )?(amazon|ebay|etsy|tik ?tok|youtube|facebook|internet|world|market|sa|sg|uk|usa)|sold out \d+ ?x|sold \d[\d,]{3,}\+? \w+( liao| already)?|top ?(1|one) app
      l@@k( at this)?|(?:look|wow|whoa|omfg|boom|bam|yay|woohoo)(?= ?[!*]+)|wow
      (the )?(#|no\.? ?|number )(1|one) ([\w'&-]+ ){1,4}(on|in) (the )?(w?hole )?(amazon|ebay|etsy|tik ?tok|youtube|facebook|internet|uk|us|usa|world|country|nation|town|city|area|county|state|europe|canada|australia|ireland|england|scotland|wales|spain)
      (#|no\. ?|number )(1|one)( (best|top|rated|seller|selling|choice|brand|trusted|voted|ever|quality|taste))+( (in|on|for|of) (the |\d+ )?[\w]+| by [\w]+( [\w]+)?)?|(#|no\. ?|number )(1|one) (app|tool|product|company|plumber|service) (in|on) (the |\d+ )?[\w]+|(#|no\. ?|number )(1|one) ([\w'&-]+ ){1,4}voted by [^.;!?]*|(#|no\. ?|number )(1|one) (gifts?|presents?)( (for |4 )?(dads?|mums?|moms?|him|her|kids|men|women|girls|boys|teens|teachers|everyone))?
      (?<=^\W*|[,;:.!?|-] ?)(\p{L}+['’]?s (#|no\.? ?|number )(1|one)|(the )?\p{L}+['’]s (best|finest|greatest)(?! friend)|(the )?worlds ?['’]? (best|finest|greatest|most \p{L}+)|(the )?world['’]s most \p{L}+)(?= \p{L})|(?<=\p{L} )hands[- ]down(?=\W*$| ?[!.,])|(?<=^\W*|[,;:.!?|-] ?)no\.? ?1(?= ([\w'&-]+ ){1,4}ever\b)
      (#|number )(1|one) (in|on) (the |\d+ )?[\w]+|(?=no)(?<=^\W*|[,;:.!?|-] ?)no\.? ?(1|one) (in|on|for|around) (the )?[\w]+(?!.*\d)|(?<=^\W*|[,;:.!?|-] ?)(#|no\. ?|number )(1|one)(?= \p{L})(?! (comic|issue|in a|of|size|gauge|print|cut|fit|way|rule|tip|thing|reason|and|or|to)\b)|(?<=\b(ever|best|rated|the|our|is|top|voted|a|store) )#1
      (a |our |the )?(best|top|hot|fast|number one|#1).?sell(er|ers|ing)( on [\w]+| (of |in )?20\d\d| item| product)*|as seen on (tv|tiktok|tik tok|instagram|facebook|youtube|shark tank)
      (\d[\d,]*\+?|hundreds of|thousands of|millions of|over \d[\d,]*) (5.star|five.star|positive|happy|satisfied|great) (reviews?|customers?|ratings?|clients?|users?)|(5|five).stars? (rated|ratings?|reviews?|shop|store|seller|service|feedback|quality|experience)|[1-5](\.\d)?.?stars?.(rated|ratings?|reviews?|out of (5|five)|app|seller)|[345]\.\d (rated|ratings?|reviews?|out of 5|\/ ?5|stars?)|rated [1-5]\.\d(?= ?(stars?|on|by|out|[,!.]|$))( stars?| out of 5)?|(100%|all) positive feedback|top.?rated (seller|shop|store)|trusted (seller|shop)|rated (5|five) (out of 5|stars?)
      no job (is )?(too |to )?(big|small|large|little)( (or|and|nor|no job)( is| too| to)* (big|small|large|little))?|a\+{2,}( (seller|ebayer|feedback|service|item|quality))*|(hot|red hot) (item|product|deal|seller|new release|stuff)|(super |very |really |so )?rare(,? (super |very )?rare)+|(super|very|extremely|insanely|crazy|soo+) rare(?! (earth|breed))
      (over |more than |almost |nearly )?(\d[\d,.]* ?(k|m|b|mil|millions?|billion|thousand)|\d{2,3},\d{3}|\d,\d{3},\d{3}|\d{5,})\+? (app )?(downloads|installs|(happy |active |monthly )*users)(?! (per|a|each|on|in one|at) )( (worldwide|and counting|already|so far|last month))*
      (went|gone|going|goes) viral|viral on [\w]+|(viral )*viral(?! (infections?|load|diseases?|marketing|video))|trending( now| on [\w]+)?
    `,
  },
  {
    kind: "boast",
    reach: "word",
    phrases: String.raw`
      (?<=^\W*(\p{L}+ ){1,4})(?<!\b(hardly|for|as|than|if|never|you|rarely|seldom|did) )ever(?=\W*$)|(the |our )?best (value|quality)(?! for)|(the |our )?most (downloaded|popular|loved|wanted|trusted|recommended|sold|viewed|liked|talked about|advanced|beautiful|amazing|powerful)(?! (at|before|between|from|during)\b)
      (top|highest|highly).(rated|ranked|reviewed)|(an? )?(amazing(?! (spider|grace|race|fantasy|stories))|awesome|incredible|unbelievable|unbeatable|unmatched|unrivall?ed|mind.?blowing|jaw.?dropping|insane|epic deal|superb|phenomenal|sensational)
      (the |at the |our )?(cheapest|lowest price(d|s)?)|(a |an )?must-(have|see|buy|own)|(a |an |absolute )must (have|see|buy|own)|must (have|see|buy|own)(?=\W*$|\s*[.!?]| for (all|any|every|your)| item| product| accessory)|(a )?no.brainer
      (?<=^\W*|\b(our|the|absolute|absolutely|simply|very) )best(?! (before|b4|between|within|after|from|with|at|over|cooked|brewed|grown|eaten|used|worn|for|man|men|friends?|if|when|suited|used|served|(?!rated|ranked|reviewed|priced)\w{3,}ed(?= (from|in|at|with|by|on|before|after|between|when|if|while|during|within|under|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\b)|enjoyed|kept|stored|paired|bought|sown|grown|hung|cut|western|of (both|the (?!best)|each|every|your|my|our)|practices?|in show|known|taken|eaten|wishes|maid|drunk|results|buds|mum|mom|dad|times?|ways?|an?|the|in|on|to|as|by)\b)
      (?<=^\W*)(the|our|an?) (${praising})(?! (${plainAfter})\b)|(an? )?(${praising})(?! (${plainAfter})\b)(?! [\w-]+ (is|are|was|measures?) (about |around |just |only )?\d)
      (?=${anywhere})(?<=\b(most|best|top|number one|#1)\b.{0,40}|\b(?!(${noSuperlative})\b)\w{2,}est\b.{0,40})(${anywhere})
      (?=${afterBest})(?<=\bbest .{0,40})(${afterBest})
    `,
  },
  {
    kind: "boast",
    reach: "word",
    isExact: true,
    phrases: `
      (?<!(ULTRA|SECRET|SUPER|DOUBLE|HOLO|ILLUSTRATION|HYPER|Ultra|Secret|Double|Illustration|Hyper)[ -])RARE(?! (EARTH|CARD|HOLO|BREED|BIRD|GROOVE|METAL|CANDY))|HOT(?=!|$| ?[,.!])|OBSESSED|(USE |[Uu]se )?(CODE|[Cc]ode):? [A-Z]{3,}\\d{1,3}|LOOK(?=\\W*$|[!* ]{2})|(?<=^\\W*)LOOK(?= \\p{Lu}{3})(?! (AT|FOR|LIKE|INSIDE|BOOK|AFTER)\\b)
      (?<!(PERSONAL|SEASON|SEASONS|NEXT|SECOND) )((THE|OUR|the|our) )?BEST( EVER)?(?! (OFFERS?|BEFORE|BY|FOR|WITH|AT|IN|AFTER|WHEN|IF|TO|SERVED|USED|KEPT|RESULTS?|FRIENDS?|MAN|WESTERN|for|with|at|in|after|when|if|to|served|used|kept|results?|friends?|man|before|by))
    `,
  },
  {
    kind: "promise",
    reach: "break",
    phrases: String.raw`
      saves? (you )?(up to )?\d+ ?%( (of )?(the |your )?(gas|electricity|energy|fuel|water|time|money))?
      (boosts?|increases?|improves?|doubles?|triples?|speeds? up|supercharges?|maximi[sz]es?|plumps?|whitens?|brightens?) ((your|ur|the|my|any|all) )?([\w-]+ ){1,3}(by )?(up to )?\d[\d,]* ?(%|percent|x(?! ?\d)|times)(?! (to|of)\b)( (faster|more|better|stronger))?
      (burns?|burning|torch(es)?|blasts?|melts?) (up to |over |off |away )*\d[\d,+]* ?(k?cals?|calories)( (per|an?|every|in) [\w ]+)?
      (zero|no|0) (calories|kcal|carbs|sugar|fat|effort|risk) (basically|practically|literally|almost)
      ((zero|no) damage )?(doctors?|drs?\.?|derms?|dentists?|dermatologists?|vets?|nasa|experts?|physios?|nurses?)[ -](app?roved|recommend(ed|s)?|tested)
    `,
  },
  {
    kind: "promise",
    reach: "clause",
    phrases: String.raw`
      (blocks?|stops?|removes?|kills?|repels?|eliminates?|destroys?|prevents?|fixes|solves|absorbs?) (all |up to |the )?([\w'-]+ ){0,3}100 ?%(?! (of )?(uv|light|cotton))
      (kills?|removes?|eliminates?|destroys?|stops?|blocks?) (up to |over )?9\d(\.\d+)? ?%(?! (of )?(the )?(uv|light|sun|glare|blue))( of)? ([\w'-]+ ){0,2}[\w'-]+
      (removes?|eliminates?|absorbs?|filters?|kills?) (up to )?(\d+(\.\d+)?% of )?(the |all |harmful |airborne |indoor )*toxins( from (the |your )?(air|body|home))?|purif(y|ies|ying) (the |your |indoor |home )*air(?! (filter|purifier))(?!.*(filter|hepa|purifier|carbon|fan|ioni[sz]))(?<!(filter|hepa|purifier|carbon|fan|ioni[sz]).*)|(natural )?air purif(ier|ying) plants?
      (anyone|people|those|everyone|somebody|someone) (with|suffering( from)?|who (has|have|suffers?( from)?)) (chronic |joint |back |knee |constant )?(pain|pains|arthritis|anxiety|depression|cancer|diabetes|insomnia|migraines?)
      cures?(?! (\d+ ?(h|hrs?|hours?|days?|mins?|minutes)\b|for \w+ (minutes?|hours?|days?|weeks?|months?)|in|time|within|under|at|to|by|hard|fully|overnight|quickly|slowly|faster?|when|with|after|without|clear|rock))(?<!\b(uv|resin|epoxy|fully|to|the|and|glue|paint|it|full|light|air|a|dry) cures?)|(a |the )cure for
      (heals?|treats?|prevents?|reverses?|eliminates?|kills?|fights?|relieves?|reliefs?|eases|reduces|sorts( out)?|stops) (your |the |my )?(alzheimer'?s?|dementia|thyroid|gout|asthma|acne|cancer|anxiety|depression|diabetes|arthritis|eczema|psoriasis|covid|covid-19|migraines?|insomnia|disease|diseases|illness|viruses|infections?|inflammation|blood pressure|ageing|aging|joint pain|chronic pain|back pain|stress and anxiety)
      (?<!self[ -])heals (your |the |my )?([\w-]+ )?[\w-]+|(boosts?|improves?|increases?) (your |the )?(eye ?sight|vision|hearing|memory|immunity|fertility|stamina|libido|metabolism|testosterone)|helps? (in|with|for|reduce|lose|control) (your |the )?(weight|belly|sugar|diabetes|bp|blood|cholesterol|digestion|acidity|immunity|hair ?(fall|growth|loss)|(joint|back|period) pains?)( loss| control| pressure| and [\w]+)*( control)?
      (lose|drop|shed) (weight|fat|belly fat|pounds|\d+ ?(lb|lbs|kg|pounds|kilos|stone))( [\w]+)?|(burns?|melts?|blasts?) (away )?(belly )?fat|fat.burning|detox(es|ifies)? (your|the) (body|liver|skin)|boosts? (your )?(immunity|immune system|metabolism|testosterone)
      (guaranteed|100%|instant|overnight|miracle|proven) results|100 ?% never \w+s?|results (are )?guaranteed|satisfaction guaranteed?|(?<!not )guaranteed(?! (for|against) \w)|works 100%|([a-z]+ )?(safe|legit|effective|guaranteed) 100%(?! [a-z])|100% (effective|guaranteed|safe|legit|works)|(or )?(your|ur) ([$£€]|cash|dollars?) back|((you|u)( will|'ll)? get )?((your|ur|all your) )?money.?back( guarantees?)?|or your money back|risk.free|no.risk
      (get|become|be) rich( quick)?|make (easy |fast |quick )?money( fast| online| from home)?|earn [$£€]\d[\d,]*( a| per) (day|week|month)|double your (money|income|sales)|passive income guaranteed
      (acne|cancer|anxiety|depression|diabetes|arthritis|eczema|psoriasis|covid|migraines?|insomnia|malaria|dengue|thyroid|infections?|alzheimer'?s?|asthma)( and \w+| \w+)? (is |was )?(protection|gone|cured|healed|cure|relief)|(?<=^\W*|, ?)(acne|eczema|psoriasis|arthritis|diabetes|asthma|gout|insomnia|anxiety|gut|fertility|immunity|inflammation)(?=\W*$| ?,)|scientifically prove[dn]|(100% |full |your )*satisfaction (or|or your|and) (a |your |the |full )*(refund|money)( back)?( just)?|doctors? (do ?n[o']?t|hate|hates)( .*)?
      (stops?|prevents?|reverses?) (hair ?loss|ageing|aging|wrinkles|snoring|dandruff)|makes? (your |ur |the )?([\w-]+ ){1,3}grow (faster|longer|thicker)|(lifetime guarantee )?(will |'ll |it )?never (break|brake|fail|fall)s?( again)?|burns? fat
      miracle (cure|product|cream|pill|solution)|clinically proven|doctor recommended|medically proven|fda approved|no side effects
      (not |un)?suitable for diabetics|not for diabetics|safe for diabetics|diabetic.friendly
    `,
  },
  {
    kind: "rival",
    reach: "clause",
    phrases: String.raw`
      (?<=^\W*)(much |way |far |a lot )?cheaper th[ae]n an? .*
      like [\w' .&-]{2,30} (but|only) (better|beter|cheaper|faster|nicer|bigger|stronger|free|without)|(much |way |far |so much )?(better|beter|superior|cheaper) (than|to|then) (the |any |all |most |a )?(salons?|shops?|stores?|shop.bought|store.bought|takeaways?|restaurants?|factory|supermarkets?|rest|others?|competition|(other |big |known )(brands?|shops?|stores?|sellers?|makers?|apps?|companies))
      (a |the |perfect |best |cheap |great ){0,4}(dupe|knock.?off|clone|rip.?off) (of|for)|(?<!\b(not|never)( be)?( an?| the)? )(an? |the )?(perfect|best|cheap|great|exact) copy (of|for)|[\w]+ dupe|[\w]+ killer app|(the |a )?(new |next |real )?[\w]+.killer(?= (app|phone|watch))|not like (the )?(other|others|competitors?|cheap)|unlike (our )?(competitors?|rivals?|others?|other (brands?|sellers?|apps?|companies))|(beats|destroys|puts) (the )?(competition|competitors?|others|all others)
    `,
  },
  {
    kind: "rival",
    reach: "clause",
    isExact: true,
    phrases: String.raw`
      (?<!\b(something|anything|not|no) )(([Ww]ay|[Mm]uch|[Ff]ar) )?([Bb]etter|[Bb]eter|[Ss]uperior|[Cc]heaper|[Ff]aster|[Ss]tronger|[Nn]icer|[Ll]ighter|[Bb]igger|[Ss]marter) (th[ae]n|to) (?!PET|LED|USB|ABS|PVC|I\b)[A-Z][\w&]+
    `,
  },
  {
    kind: "aside",
    reach: "sentence",
    phrases: String.raw`
      not (an? |the )?\w+,? (that|it|this)('s| is| was) (our|my) (old|other|previous|first) \w+|(oops,? )?sorry,? (about|for|wrong|i|im|i'm|my|the|if|that|guys|typo|bad)( [\w']+){0,6}|wrong name|my bad|(please )?(do ?n[o']?t|stop) (copy(ing)?|steal(ing)?|nick(ing)?|rob(bing)?) (my|our) (designs?|ideas?|photos?|pics?|pictures|work|listings?|text|words)( .*)?|no, (it'?s |was |were |is |got |i )*(removed|dropped|discontinued|taken out|took it out|not any ?more|not yet|maybe later|coming (soon|later))|excuse (my|the) (spelling|english|photos?|pics?|typos?|mess)|bad english|please ignore the (photos?|background|mess)|(?<=\s)(please|pls|plz) (ignore|disregard)( (it|that|this))?(?=\W*$)|(ignore|dont mind|don'?t mind) the (mess|background|cat|dog|dust)
      (thanks|thank you|thx|ty|cheers) (for )?(looking|watching|reading|viewing|stopping( by)?|visiting|shopping|your (interest|time|business|support))|happy (bidding|shopping|buying)|good luck( bidding| everyone)?|god bless( you)?( all)?|have a (nice|great|blessed) day|hello everyone|hi (guys|everyone|there|all)|hey (guys|everyone|there|all)|welcome to my (shop|store|channel|page|listing)|welcome to (my|our|the) ([\w'-]+ ){0,2}(shop|store|channel|page|web ?site|site)(,? (my |dear )*(friends?|customers?|everyone|all|guys))?(?=\W*$| ?[.!])|((lorem|dolor) ipsum|lorem ipsum|ipsum dolor)( .*)?|sent from my \w+|(©|copyright) ?20\d\d( .*)?|all rights reserved|(this|here)('s| is) (the text|the copy|for|it for) (the|my|our|ur|your) (website|web site|listing|shop|page|ad|app)|(hi|hello|dear|hey) \w+, as (discussed|agreed|promised)( .*)?|what'?s up (guys|everyone)
      (cross|x).?posted( [\w]+)*|selling (cuz|because|due to|as (?=(i|we|it|he|she|they|my|our|im|ive|no|not|never|just|dont|have|got|moving|bought|upgraded|upgrading|kids?|the|sold (the|my|our)) )|since|only because|bc) ?.*
      (?<!\b(who|that|which|they|people|it)( do| will)? )(i |we )?(wo ?n[o']?t|will not|do ?n[o']?t|not) (answer(ing)?|reply(ing)?|respond(ing)?)( to)? .*|(i |we )(can ?n[o']?t|do ?n[o']?t|do not|never|won'?t) (text|sms|whatsapp|dm|email|e-mail|do (texts?|sms|whatsapp|emails?|dms?))(?=\W*$|[.,;!?])|(?<!(?:^|[.!?] )(?:i|we) )also (sell|selling|for sale|have for sale) .*|(pay|payment|paying)( by| via| with| through)*( paypal)?( as)? friends (and|&|n) family( [\w]+)*
    `,
  },
  {
    kind: "aside",
    reach: "break",
    isPolite: true,
    phrases: String.raw`
      (please |pls |plz )*(see|check|look at|refer to) (the |my |all |all the |other )*(pics?|photos?|fotos?|pictures?|images?|(size )?(charts?|guides?))( below( v+(?=\W|$))?| above| attached| \d+( (and|&|\+) \d+)*)*( for (more |further )?(info|details|condition|size|sizes|measurements?|the rest|damage))?|as (shown|seen|pictured|per)( in)? (the )?(pics?|photos?|pictures?|images?)|as pictured(?=\W*$)
    `,
  },
  {
    kind: "aside",
    reach: "break",
    phrases: String.raw`
      (?<=^\W*)(howzit|namaste|namaskar|g'?day|hiya|aloha|salaam|omg|right|ok(ay)?|so|well|hello|hi|hey)(,? (so|then|right|well|dear|friends?|all|guys|everyone|madam|sir|ji|hun))*(?=\W*$| ?[!.])|(?<=^\W*)praise the lord|to god be the glory|amen(?=\W*$)|add to (cart|basket|wish ?list)|ask (a|the seller a) question|report this (item|listing)|(read|see|show) (more|less)(?=\W*$)|(web ?site |page |site |this page |still )*under construct(ion|on)( (photos?|pics?|pictures?|more) (coming|to follow|soon)( soon)?)?|(more )?(photos?|pics?|pictures?) (are )?(coming|to follow)( soon)?|(?<=\p{L} )(lah|leh|lor|liao|babes|hun)(?=\W*$|[.,;!?])|(?<=\b(included|only|records|this) )ok(ay)?(?=\W*$|[.,])
      (read|see) ((the|my) )?(full|whole|entire) (ad|listing|description|post)( (first|before|please)( [\w]+)*)?|(not )?click ?bait|must watch( (till|til|to|until) (the )?end)?|watch (till|til|until|to) the end|gone (wrong|sexual)(?=\W*$)(?<!\b(has|have|had|is|it|that|things|what|'s|not|all|ever) gone \w+)
      (diolch|merci|gracias|danke|grazie|obrigad[oa]|tapadh leat)( (x+|fawr|beaucoup|mucho|all|everyone))*(?=\W*$)|(no |not |and )?["'(]{0,3}is (this|it) (still )?(available|for sale)\??["')]*( (messages?|texts?|questions?|replies))?|(yes,? )?((it'?s|this is|they'?re|its) )?still (here|available|for sale)(?=\W*$)|(please )?read (all|everything|it all|carefully|properly|below|before (you buy|buying|bidding))(?=\W*$)
      (?<=^\W*)(hello|hi|hey|welcome( back)?)( to)?( all| my| dear| lovely)* ([\w'-]+ )?(friends|lovers|fans|folks|gang|crew)(?=\W*$| ?[.!,;])|(say |wave |kiss )(good ?bye|bye( bye)?|hello) (to |2 )[^.,;!?\n]*|(?<=^\W*)(warm|kind(ly)?|friendly) (tips?|reminders?|notes?|notice)(?=\W|$)|(?<!\b(too|not|so|very|is|was|quite|less|more) )dear(est)?(?=\W*$| ?[.;!])|(?<=^\W*)((ok(ay)?|right|well|so),? )*basically,?(?= \w)|(?<=^\W*)(ok(ay)?|right|well|so),? so(?= (this|these|here|today|it|we|i)\b)|(or )?whatever(?=\W*$| ?[,.;])|or something(?=\W*$| ?[,.;])|lol+|lmf?ao|rofl|omf?g+|o+mg+|wtf|why (choose |pick |buy from |go with )?us(?=\W*$)|ha(ha)+|he(he)+|jk|(just |only )(joking|kidding)|joking|(i'?m )?not (gonna|going to|gona|gunna) lie|tbh|ngl|imo|imho|idk|smh|fyi|btw|xoxo|oops|ugh|meh|yolo|(no cap(?=\W*$|[.,;!?]| (i|this|its|it))|fr fr|iykyk|(?<=[.,!;] )period(?=\W*$)|periodt)|trust me( bro| guys)?|believe me|pls|plz|thx|ty|tysm|obvs|defo|deffo|sorry(?= (no|not|only) )
    `,
  },
  {
    kind: "aside",
    reach: "sentence",
    isExact: true,
    phrases: "TO ?DO:?( .*)?|FIXME( .*)?|TB[CD]",
  },
  {
    kind: "aside",
    reach: "clause",
    phrases: String.raw`
      (?<=^\W*|, ?)(and )?(everyone|everybody|anyone|anybody|all people|whoever)(?=\W*$| ?,)
    `,
  },
  {
    kind: "profanity",
    reach: "break",
    phrases: `
      (after|because|cos|since|when|until|where) (it|he|she|they|we|i) (piss|shit|fuck)(ed|es|s|ing)?( [^.,;!?]*)?
    `,
  },
  {
    kind: "profanity",
    reach: "word",
    phrases: String.raw`
      (bad|kick|dumb|smart|hard)[ -]?ass(es)?|ass(hole|holes)|(bull)?shit(s|ty)?|(mother)?f+u+c+k+(s|ing|in|er|ers|ed)?|fck(ing)?|f\*+k?(ing)?|bitch(es|y|in)?|bastards?|crap(py|s)?|damn(ed)?|goddamn|wank(er|ers)?|bollocks|piss(ed)?( off)?|c[u\*]nts?|slut(s|ty)?|whores?|retard(ed)?|bloody (good|brilliant|great|marvellous|awful|hell)|freaking|frigging|effing
    `,
  },
]
