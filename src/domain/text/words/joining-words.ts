import { wordSet } from "./word-set.ts"

/** Words of running text: common in sentences, rare in lists of keywords. */
const running = wordSet(`
  a an the this that these those it its he she they them their you your yours we us our ours i my me is are was were be
  been being has have had do does did can could will would should may might must not so if when while because which who
  whose where why how what there here then than as until since once each every any some no all both just only also
  too very still never always ever even let lets dont cant wont isnt arent doesnt youll youre weve ill ive thats theres
`)

/** Words that join others. They are not content: nobody searches for them, and they are not facts. */
const joining = wordSet(`
  and or but nor yet for of in on at to by with from into onto over per via vs off up out about after before between
  through under without within during against across along around
`)

/** Other languages of listings, if their small words are not English words. */
const elsewhere = wordSet(`
  der das und ist ein eine einen dem den mit für auf nicht auch sich wir ihr sie le la les une est et dans pour avec sur
  qui que nous vous el los las una es y con por para del su il lo gli che di per della sono um uma com não em os
`)

const prefixes = new Set(
  [...running, ...joining, ...elsewhere].flatMap((word) =>
    Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)),
  ),
)

/** Also true for prefixes of such words: a text cut inside "without" must not gain the word "witho". */
export const isJoining = (word: string): boolean => prefixes.has(word)

export const isRunning = (word: string): boolean =>
  running.has(word) || elsewhere.has(word) || /^\p{sc=Hira}$/u.test(word)
