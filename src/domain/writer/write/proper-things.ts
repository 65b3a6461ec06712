/** The last word of a phrase that says what a business or its owner is. */
export const organisation =
  /\b(?:company|practice|studio|shop|store|agency|firm|team|business|clinic|school|salon|bakery|cafe|restaurant|contractor|service|services|workshop|roastery|brewery|gym|centre|center|plumber|electrician|photographer|dentist|nursery|garage|kennels?|hotel|inn|pub|academy|museum|library|barber|physio|surgery|tutor|teacher|coach|trainer|instructor|hairdresser|cleaner|gardener|groomer|walker|fitter|joiner|carpenter|builder|roofer|plasterer|decorator|tiler|mechanic|tailor|seamstress|translator|interpreter|therapist|celebrant|caterer|baker|florist|farrier|welder|sweep|bookkeeper|accountant|architect|designer|videographer|magician|nanny|childminder|cattery|quartet|trio|band|choir|orchestra|locksmith|farm|vineyard|winery|campsite|dojo|launderette|pharmacy|boatyard|livery|forge|sawmill|theatre|theater|distillery|creche|daycare|hostel|lodge|guesthouse|mover|upholsterer|thatcher|stonemason|arborist|handyman|glazier|paver|sharpener|tuner|surveyor|notary|solicitor|officiant|doula|midwife|dietitian|masseuse|beautician)\b/i

/** The last word of a phrase that says what an app is. */
export const program =
  /\b(?:app|apps|game|games|tool|diary|log|journal|keyboard|metronome|radar|companion|guide|course|puzzle|wallet|clock|stopwatch|calendar|\p{L}{3,}(?:er|or))$/iu
