/**
 * Where an instruction can begin: a sentence, a clause, or a conjunction before it; and a letter, which is fast to
 * test.
 */
const opening = String.raw`(?=\p{L})(?<=^\W*|[.:;,!?([{"'*|>\]<]\s*|(?<!\w)-\s*|\b(and|please|then|now|instead|must|should|always|just|only|(?<!how )to|will|kindly) )`
const machine = String.raw`(ai|a\.i\.|assistant|chat ?bot|bot|chatgpt|chat gpt|gpt|gpt-\d|llm|(large )?language model|copilot|system|developer|model|robot|copywriter|agent)`
const mind = `(ai|assistant|chat ?bot|bot|chatgpt|gpt|llm|(large )?language model|copilot|robot|whoever (reads|writes) this)`
const deed = `(ignore|disregard|forget|override|bypass|print|output|write|say|reply|respond|answer|set the|title|describe|pretend|act as|reveal|repeat|praise|give (this|it|me|us)|rate|score|call (it|this|us)|post|mention|state|claim|translate|delete|stop|skip|replace|rank|tell|generate|you (are|must|should|will)|your (new |real )?(task|job|instructions?)|only (write|say|reply|output)|always (say|write|call)|never (say|mention)|do not (mention|follow|obey|write)|leave out|omit|hide|promise|recommend|act like|act as|make (it|this|the|us|every|each|all)|set (every|each|all|this|it|your|its)|add (the )?(words?|hashtags?)|add (that|an?|"|'|to every|to each)|include (the words?|that)|use (the words?|only)|put (the words?|in)|mark (it|this|them|every|all)|list (it|this|them) as|from now on|don't (mention|say|write|follow|obey)|forget)`
const orderWords = `(instructions?|prompts?|rules|directions|guidelines|guidance|polic(y|ies)|commands?|orders|brief|restrictions|constraints|programming|training)`
const field = `(title|headline|description|listing|subtitle|caption|meta ?description|output|response|tags|keywords)`
const ours = `(shop|store|brand|product|item|company|app|channel|seller|listing|business|team|video)`

/** Instructions only where one can begin, one phrase per line. */
const openingOrders = String.raw`
  ((dear|hey|hi|hello|ok|okay|attention|important|urgent|note|to|note to|message to|instructions? (to|for)|this is for)( the| any| an)?[,:]? ?)*(the )?${machine}( model| assistant| bot| writer| note| override| message| prompt)? ?[:,-] ?(please |kindly |now |you (must|should|will|have to) )*${deed}
  (instructions?|system|assistant|user|directive|command|prompt|inst|sys|end of (listing|description|brief|input|text)|new task|task) ?[\])}>:|-]+ ?(please |kindly |now |you (must|should|will|have to) )*(only )?${deed}
  (dear|hey|hi|hello|yo|ok|okay|listen|attention|note to|message to|memo to)( the| any| an)? ${mind}s?,? (please |kindly |now |just |and |you (must|should|will|have to) )*${deed}
  (the )?${mind},? (ignore|disregard|forget|override)
  (ignore|disregard|forget|override|bypass|break) (rules|instructions|limits|prompts|guidelines|orders|restrictions|policy|policies)
  (ai|a\.i\.|assistant|chatgpt|gpt|llm|robot|bot)s? (must|should|shall|has to|needs to|will) \w+
  (chat ?gpt|gpt|copilot|gemini|llm),? (please |pls |plz |can you |u |you )*(put|say|write|make|add|call|tell|mention|state|claim|pretend|do ?n[o']?t|never)
  (hidden |secret |important |special )*(system|assistant|admin|administrator|ai|a\.i\.|writer|copywriter|bot|chat ?bot|robot|llm|chatgpt|gpt|prompt|moderator) (note|message|memo|instructions?|command|directive|order|reminder)s?( to \w+)? ?[:=] ?
  (writer|copywriter|editor|proofreader|publisher) ?: ?(please |now |just |and )*(put|add|use|include|insert|make|keep|leave|write|call|say|set|start|end|begin|remove|drop)
  ((write|say|state|claim|mention|add)( only| exactly| just)? (that|the following|the words?|nothing)|(respond|reply|answer|output)( only| exactly| just)? (only|with (only|just|exactly|the words?|json)|json|nothing)|(respond|reply|answer|output|write)( only| exactly| just)? in (json|french|all caps))
  (write|print|put|say)( only| just) ?[:"'](?! ?s )
  (write|print|say|put) (only|just) (buy|free|yes|no|ok|hello|hacked|sold|the word)
  (output|print|insert|append|put) the (words?|text|phrase|string|line|sentence)
  (please |pls |plz )?(use|add|include|put)( in)? (lots of|many|loads of|plenty of|some|all the|the best|good|more)( \w+)? (keywords?|hashtags?|seo|tags|emojis?)
  (please |pls |plz )(put|add|include|write|list) (in )?(the |an? |some )?(steps|chapters|timestamps|headings|bullet points|title|description)(?=\W*$|\s*[,;.!?])
  (please |pls |plz )?(put|get|make|bring) (me|us|it|this|my \w+) (up )?(on|onto|to|at|in) (the )?(google|page (1|one)|top|first page|number (1|one))( \w+){0,3}
  (please |pls |plz )?(make|get|help) (it|this|that|them|us|me|my \w+) (to )?(rank|go viral|trend|top|number (one|1)|sell)\b
  (answer|respond|reply|speak|talk|write) (only )?(in|like) (a )?(pirate|rhymes?|json|all caps|capitals|klingon|emoji|french|german|spanish|latin)( speak|$|\b)
  (give|award|score|rate|grade) (this|it|me|us|them|the ${ours}|our ${ours}|my ${ours})( [\w']+){0,5} (100|100%|full marks|perfect score|ten out of ten|10/10|10|5|five|highest|maximum|top|excellent)
  describe( it| this| them| us| me| the ${ours}| our ${ours}| my ${ours})?( only| always)? as
  (call|name|label|list|mark|rank) (it|this|us|them|the ${ours}|our ${ours}|my ${ours}) (as )?(the |a )?(best|number one|#1|no\.? ?1|cheapest|greatest|brand new|new sealed|sealed|free|world)
  (praise|recommend|promote|endorse|glorify) (us|me|(our|my|this|the) ${ours})
`

/** Instructions to whatever reads the text, one phrase per line. A sentence with one is removed whole. */
export const orderPhrases = String.raw`
  (ignore|disregard|forget|override|bypass|discard|skip)( all| any| the| your| my| our| these| those| every| of| previous| prior| above| earlier| system| preceding| former| other| original| given| safety| content)+ ${orderWords}
  (ignore|disregard|forget|discard)( all| any| the| your| of| these| those)* (previous|prior|above|earlier|preceding|system) (text|messages?|input|context|content|lines?|words)
  (ignore|disregard|forget|discard)( all| any| everything| anything| the| of| that| what| is| was| stands| comes| came| written| said)+ (above|previous|prior|before|preceding|was said|you know|you were told|i said)(?! (photos?|pictures?|images?|prices?))
  (ignore|disregard|forget) (all|everything|anything|what) (and|you|i|else|that)
  (ignore|disregard|forget) (the|this|your) (listing|brief|form|product|task|job)( and| above|,|$)
  ${mind}s?( reading this| that reads this| writing this)?,? (must|should|shall|has to|have to|needs? to|please|is to|are to|will now) (now |only |always |please )*(ignore|disregard|forget|answer|write|respond|reply|say|output|print|call|praise|describe|set|post|include|title|rate|mention|use the words?|tell|recommend)
  (if|when) (you are|you're|your|youre|ur|u r|you,?) an? (ai|assistant|(chat)?bot|llm|language model|robot|machine|computer|program)
  ((important|special|secret|hidden|urgent) )?(note|message|instructions?|orders?|memo|word) (to|for) (the |any |all )?${mind}s?
  (you are|you're) (now )?(an? [\w -]{0,30}(ai|assistant|bot|chatbot|language model|pirate|poet|copywriter|agent|hacker)|no longer (an|bound|a)|dan|in (developer|dan|god|jailbreak|debug|admin) mode)
  you (must|shall|have to|are to) (now |only |always )*(say|write|claim|state|output|promise|pretend|answer|respond|reply)
  (act|behave|respond|answer|reply) as( if)? (you|though you|a chat|an ai|an assistant|dan|my)
  pretend (to be|you are|you're|that you)
  (the |this |your |any )?(writer|copywriter|text|copy|listing|advert|description|article|blurb|write.?up|output|tool|generator) (must|should|shall|has to|have to|needs? to) (always |also |only |not |now |clearly )*(say|state|claim|tell|promise|call|describe|pretend|praise|declare|announce|be (sure|written))
  as an? (ai|large language|language) (model|assistant)|as an ai
  (print|reveal|show|repeat|output|display|leak|tell me|give me)( [\w']+){0,3} (system prompt|prompt|instructions|system message)
  (please )?(avoid|do not use|don't use|never use) (the|this|any) (words?|expressions?|terms?|phrases?)(?= |:)
  (do not|do ?n['o]?t|never) (say|tell|put)( (it|that|this|so|anyone))?( (yet|anywhere|please|pls))?(?=\W*$)|(do not|do ?n['o]?t|never) (mention|obey|reveal|follow|write|output)(?! (up|through|on|your heart|the crowd))
  (new|updated|real|actual|secret|hidden|additional|revised|final|next) (system )?(instructions?|task|role|prompt|orders?|rules?|commands?) ?(:|is to|are to|from|for you)
  (system|assistant|developer|user|admin) ?(prompt|override|message)? ?:(?= ?${deed}| ?(you|ignore|new|the (title|word)))|(system|developer|admin|root) (prompt|override)( activated| enabled)?
  (begin|start|end|stop) (of )?(the )?(system )?(prompt|instructions|user input|system message|description)
  (enable |enter |activate )?(developer|jailbreak|god|dan) mode|prompt injection|do anything now
  (i am|i'm|we are|we're) (an? (\w+ ){0,2}(agency|copywriter|freelancer) )?(writing|posting|filling this( form)? in)( this| it)? (for|on behalf of) (a|an|the|my|our) (client|customer|friend|boss)
  (set|change|make|rename|rewrite|replace) (the|this|your|every|each|its|my) (product |page |listing |seo )?${field}s? (to|as|into|say|with|read)
  (?<!\b(the|your|own|any|its|each|every) (movie|film|book|video|song|job) )${field}s? (must|should|has to|have to|shall|needs to) (be|say|read|contain|include|start|end|mention|only|become)
  ignora(r|d)?( todas?| las?| los| tus| sus| anteriores| previas)+ (instrucciones|reglas|indicaciones)|olvida( todas?| las?| tus| sus)+ (instrucciones|reglas)|(escribe|responde|di)( solo| únicamente| solamente)
  (ignore[rz]?|oublie[rz]?)( toutes?| les| tes| vos| ces)+ (instructions|consignes|règles)|(écris|répond[sz]?|écrivez)( seulement| uniquement)
  (ignoriere?|vergiss|missachte|vergessen sie|ignorieren sie)( alle| die| deine| ihre| sämtliche| vorherigen| bisherigen| obigen)+ (anweisungen|regeln|vorgaben|instruktionen)|(schreibe?|antworte)( nur| ausschließlich)
  (ignora|dimentica)( tutte| le| tue| precedenti)+ (istruzioni|regole)|(ignore|esqueça)( todas?| as| suas| anteriores)+ (instruções|regras)|negeer( alle| de| vorige| eerdere)+ (instructies|regels)
  (zignoruj|zapomnij)( wszystkie| poprzednie)* (instrukcje|polecenia)|(игнорируй|забудь)( все| предыдущие)* (инструкции|правила)|忽略[^。]*(指令|指示|规则|規則|说明)[^。]*|[^。]*(指示|命令)を[^。]*無視[^。]*
  ${opening}(${openingOrders.trim().split(/\n */).join("|")})
`
