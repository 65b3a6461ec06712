/** What goes wrong has no price; what is done about it may have one. */
const fault =
  /^(?:leak|(?:blocked|broken|burst|cracked|slipped|sagging|stuck|faulty|worn|smashed|failed|rotten|dripping|damaged|loose|missing|lost) \p{L}+|damp|mould|mold|rot|woodworm|subsidence|noise|rattle|squeak|stain|crack|pain|headache|migraine|anxiety|stress|insomnia|trauma|grief|depression|addiction|allergy|allergie|injurie?|ache|termite|roache?|cockroache?|scorpion|rat|mice|ant|bee|wasp|flea|bedbug|moth|mole|pack rat|weed|debt|divorce)s?$|\b(?:pain|injur(?:y|ies)|aches?|leaks?|damage|problems?|faults?|disorders?|symptoms?|infestations?)$/iu

export const isFault = (text: string): boolean => fault.test(text)
