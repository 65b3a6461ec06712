// The verbs that sellers write with. A form that is also a common noun ("covers", "seats") is a verb only where the words
// beside it say so; see fragment.ts.

/** Verbs with regular forms. */
const regular = `
crack scratch chip absorb accept adapt add adjust advise agree allow answer appear apply arrange arrive assemble attach balance bake battle
belong blend block board boost bottle brew brush buckle calm capture carry carve cater change charge check clamp clean clear clip
coach collect colour color combine compare compress connect contain convert cook cool copy cover craft crash create crochet
cure curl cushion customise customize cut damage dampen date deal decorate deliver depend design develop dip discover display
dissolve double download drain drape dry dye edit embroider emboss empty end engrave enjoy ensure equip erase etch exist expand
explain export extend fade fasten feature fill filter finish fire fit fix flip flash float focus fold follow forage gather glaze
glow grade grill grip grow guard guide hammer handle hang harvest heat help hook import improve include insert inspect
install insulate invite iron join keep knit label lace last launch layer lead learn lift light limit line link list listen
load locate lock log look loop machine mail maintain manage mark marinate match matter measure mend mention mill mix mount
move name need nest offer open operate order organise organize pack package paint pair pass patch peel perform pick place
plan plant play plug point polish pour practise practice prepare press print process produce protect pull pump punch push
record reduce refill reflect remind remove rename repair replace report resist rest restore return reveal review rinse roast
roll rotate run sand save scan scent schedule score screen screw season seal search seat secure serve service settle sew
shape share sharpen shine ship shoot show sit sketch skip slide slip smell smooth smoke snap soak soften solve sort sound source
spray sprinkle squeeze lather detangle darken lighten stack stain stamp stand start stay steam steep steer stick stitch stop store strap stretch strip study suit supply
support swap switch sync tailor take talk taste teach tell test tie tighten tile tint toast toggle touch tow trace track
train transfer transform trap travel treat trim tuck tune turn twist type unfold unlock unscrew untangle update upgrade
upload forge use vary found establish handcraft rescue dismantle describe photograph tune wire award recommend prevent avoid raise lower reach mute count recognise recognize remember translate tighten loosen crackle sparkle outlast dissolve hydrate moisturise exfoliate deserve view visit walk wash watch water wear furnish weave weigh welcome whisk whiten wipe wire work wrap write zip
`

/** Base, past, participle where they are not made by rule. */
const irregular: readonly (readonly [base: string, past: string, participle: string])[] = [
  ["be", "was", "been"],
  ["become", "became", "become"],
  ["beat", "beat", "beaten"],
  ["begin", "began", "begun"],
  ["bend", "bent", "bent"],
  ["bind", "bound", "bound"],
  ["bite", "bit", "bitten"],
  ["blow", "blew", "blown"],
  ["break", "broke", "broken"],
  ["bring", "brought", "brought"],
  ["build", "built", "built"],
  ["burn", "burned", "burned"],
  ["buy", "bought", "bought"],
  ["catch", "caught", "caught"],
  ["choose", "chose", "chosen"],
  ["come", "came", "come"],
  ["cost", "cost", "cost"],
  ["cut", "cut", "cut"],
  ["do", "did", "done"],
  ["draw", "drew", "drawn"],
  ["drink", "drank", "drunk"],
  ["drive", "drove", "driven"],
  ["eat", "ate", "eaten"],
  ["enamel", "enamelled", "enamelled"],
  ["enamel", "enamelled", "enamelled"],
  ["fall", "fell", "fallen"],
  ["feed", "fed", "fed"],
  ["feel", "felt", "felt"],
  ["find", "found", "found"],
  ["fly", "flew", "flown"],
  ["forget", "forgot", "forgotten"],
  ["freeze", "froze", "frozen"],
  ["get", "got", "got"],
  ["give", "gave", "given"],
  ["go", "went", "gone"],
  ["grind", "ground", "ground"],
  ["grow", "grew", "grown"],
  ["hang", "hung", "hung"],
  ["have", "had", "had"],
  ["hear", "heard", "heard"],
  ["hide", "hid", "hidden"],
  ["hold", "held", "held"],
  ["keep", "kept", "kept"],
  ["know", "knew", "known"],
  ["lay", "laid", "laid"],
  ["lead", "led", "led"],
  ["leave", "left", "left"],
  ["let", "let", "let"],
  ["lie", "lay", "lain"],
  ["light", "lit", "lit"],
  ["lose", "lost", "lost"],
  ["make", "made", "made"],
  ["mean", "meant", "meant"],
  ["meet", "met", "met"],
  ["put", "put", "put"],
  ["read", "read", "read"],
  ["ride", "rode", "ridden"],
  ["ring", "rang", "rung"],
  ["rise", "rose", "risen"],
  ["run", "ran", "run"],
  ["say", "said", "said"],
  ["see", "saw", "seen"],
  ["sell", "sold", "sold"],
  ["send", "sent", "sent"],
  ["set", "set", "set"],
  ["sew", "sewed", "sewn"],
  ["shine", "shone", "shone"],
  ["shoot", "shot", "shot"],
  ["show", "showed", "shown"],
  ["shrink", "shrank", "shrunk"],
  ["shut", "shut", "shut"],
  ["sing", "sang", "sung"],
  ["sit", "sat", "sat"],
  ["sleep", "slept", "slept"],
  ["speak", "spoke", "spoken"],
  ["spend", "spent", "spent"],
  ["spin", "spun", "spun"],
  ["string", "strung", "strung"],
  ["sling", "slung", "slung"],
  ["strike", "struck", "struck"],
  ["split", "split", "split"],
  ["spread", "spread", "spread"],
  ["stand", "stood", "stood"],
  ["steal", "stole", "stolen"],
  ["stick", "stuck", "stuck"],
  ["sweep", "swept", "swept"],
  ["swim", "swam", "swum"],
  ["swing", "swung", "swung"],
  ["take", "took", "taken"],
  ["teach", "taught", "taught"],
  ["tear", "tore", "torn"],
  ["tell", "told", "told"],
  ["think", "thought", "thought"],
  ["throw", "threw", "thrown"],
  ["understand", "understood", "understood"],
  ["wake", "woke", "woken"],
  ["wear", "wore", "worn"],
  ["weave", "wove", "woven"],
  ["win", "won", "won"],
  ["wind", "wound", "wound"],
  ["write", "wrote", "written"],
]

/** Third-person forms that are more often a plural noun in a listing. */
const alsoNouns = new Set(
  `balances bakes blends blocks boards bottles brews brushes buckles boosts calls charges checks clamps clips coaches colours
   colors combines connects covers crafts cuts cushions dates deals designs dips displays doubles downloads drains drapes dyes ends
   features fills filters finishes fires fits flashes floats focuses folds glazes glows grades grills grips guards guides
   hammers handles hangs harvests heats hooks irons joins keys labels laces layers leads levels lifts lights limits lines links
   lists loads locks logs looks loops machines marks matches measures mills mixes mounts names needs nests offers orders packs
   packages pairs passes patches peels picks places plans plants plays plugs points polishes presses prints prompts pumps
   punches records reports rests returns reviews rings rinses rolls runs scans scents schedules scores screens screws seals
   seasons seats services sets shapes shares shines ships shoots shows skips slides slips snaps sounds sources sprays stacks stains
   stamps stands starts sticks stitches stops stores straps stretches strips studies supplies supports swaps switches tails
   tastes tests ties tiles tints toasts touches tracks trains transfers traps travels treats trims tucks tunes turns twists
   types updates upgrades uses views visits walks washes watches waters wears weaves winds wipes wires works wraps zips drives
   drinks feeds cards clasps raises scratches cracks chips tears buckles folds peels leaks`.split(/\s+/),
)

export interface VerbForm {
  readonly base: string
  readonly form: "base" | "third" | "past" | "participle" | "ing"
  /** Also a plural noun that sellers use. */
  readonly isAlsoNoun: boolean
}

const vowel = /[aeiou]/
/** Doubles its last consonant: "trim", "zip", "stop". */
const doubles = /^(?:[^aeiou]*[aeiou][bdgklmnprtz]|begin|forget|unzip|equip)$/
const neverDoubles =
  /(?:[aeiou]{2}.|en|er|on|[aeiou][^aeiou]+it|open|offer|cover|order|water|season|colou?r|label|level|travel|tailor|edit|limit|visit|fasten|soften|sharpen|tighten|develop|gather|answer|season)$/

export function thirdPerson(base: string): string {
  if (base === "be") return "is"
  if (base === "have") return "has"
  if (base === "do" || base === "go") return `${base}es`
  if (/(?:s|x|z|ch|sh)$/.test(base)) return `${base}es`
  if (base.endsWith("y") && !vowel.test(base.at(-2) ?? "")) return `${base.slice(0, -1)}ies`
  return `${base}s`
}

function withEnding(base: string, ending: "ed" | "ing"): string {
  if (base.endsWith("ie") && ending === "ing") return `${base.slice(0, -2)}ying`
  if (base.endsWith("e")) return ending === "ed" ? `${base}d` : `${base.replace(/([^e])e$/, "$1")}ing`
  if (base.endsWith("y") && !vowel.test(base.at(-2) ?? "") && ending === "ed") return `${base.slice(0, -1)}ied`
  if (doubles.test(base) && !neverDoubles.test(base)) return `${base}${base.at(-1)}${ending}`
  return `${base}${ending}`
}

export const pastForm = (base: string): string => irregular.find(([one]) => one === base)?.[1] ?? withEnding(base, "ed")

export const ingForm = (base: string): string => (base === "be" ? "being" : withEnding(base, "ing"))

function tableOfForms(): ReadonlyMap<string, readonly VerbForm[]> {
  const table = new Map<string, VerbForm[]>()
  const add = (word: string, base: string, form: VerbForm["form"]) => {
    const entry = { base, form, isAlsoNoun: form === "third" && alsoNouns.has(word) }
    table.set(word, [...(table.get(word) ?? []), entry])
  }
  const irregularBases = new Set(irregular.map(([base]) => base))
  const bases = regular
    .trim()
    .split(/\s+/)
    .filter((base) => !irregularBases.has(base))
  for (const [base, past, participle] of [
    ...bases.map((base) => [base, withEnding(base, "ed"), withEnding(base, "ed")] as const),
    ...irregular,
  ]) {
    add(base, base, "base")
    add(thirdPerson(base), base, "third")
    add(past, base, "past")
    add(participle, base, "participle")
    add(ingForm(base), base, "ing")
  }
  return table
}

const forms = tableOfForms()

export const verbForms = (word: string): readonly VerbForm[] => forms.get(word.toLowerCase()) ?? []

export const isForm = (word: string, form: VerbForm["form"]): boolean =>
  verbForms(word).some((found) => found.form === form)
