import { isForm } from "../understand/verbs.ts"

const businesses =
  /^(?:company|practice|studio|shop|store|school|clinic|centre|center|restaurant|café|cafe|bakery|bar|pub|hotel|inn|guesthouse|charity|agency|firm|bureau|office|team|group|co-?op|cooperative|club|library|museum|gallery|garage|workshop|salon|barbershop|barbers?|nursery|kennels?|farm|market|platform|app|software|tool|service|services|blog|magazine|newsletter|podcast|dentist|plumber|electrician|photographer|builder|joiner|carpenter|gardener|landscaper|accountant|bookkeeper|lawyer|solicitor|therapist|tutor|teacher|trainer|coach|translator|interpreter|designer|developer|planner|florist|caterer|baker|butcher|exterminator|roofer|painter|decorator|mechanic|locksmith|surveyor|architect|writer|editor|consultant|doctor|vet|physiotherapist|osteopath|chiropractor|acupuncturist|hairdresser|groomer|walker|sitter|cleaner|tuner|tailor|seamstress|potter|upholsterer|restorer|arborist|tree surgeon|handyman|driver|celebrant|magician|band|choir|orchestra|dj|foundation|association|society|network|community|winery|brewery|distillery|campsite|hostel|gym|spa|laundrette|laundry|pharmacy|surgery|hospice|shelter|refuge|rescue|foodbank|kitchen|diner|bistro|eatery|takeaway|trattoria|pizzeria|roastery|marina|boatyard|museum|theatre|theater|cinema|academy|college|institute|farrier|blacksmith|saddler|thatcher|glazier|plasterer|tiler|welder|cobbler|watchmaker|jeweller|jeweler|goldsmith|silversmith|stonemason|bricklayer|fencer|framer|dressmaker|milliner|beekeeper|brewer|nanny|childminder|doula|midwife|optician|podiatrist|nutritionist|counsellor|counselor|psychologist|notary|stylist|barber|signwriter|printer|bookbinder|calligrapher|illustrator|animator|luthier|engraver|instructor)s?$/i

/** What works by itself, and is nobody's trade. */
const machines =
  /^(?:shutter|roller|trailer|dryer|drier|boiler|counter|cooker|freezer|washer|heater|sprinkler|charger|planter|locker|duster|hoover|cover)s?$/i

/** "Letter cutter", "oven cleaner": who does it. */
const isDoer = (word: string): boolean =>
  !machines.test(word) &&
  [/ers?$/i, /(?:(.)\1)ers?$/i].some((ending, at) => {
    const base = word.toLowerCase().replace(ending, at === 0 ? "" : "$1")
    return ending.test(word) && (isForm(base, "base") || isForm(`${base}e`, "base"))
  })

/** "Family dental practice", "letter cutter": what somebody is, and not what they do. */
export const isBusinessName = (name: string): boolean => {
  const last = name.split(" ").at(-1) ?? ""
  return businesses.test(last) || isDoer(last)
}
