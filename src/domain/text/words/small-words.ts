import { wordSet } from "./word-set.ts"

/** Small words: lowercase inside a title, and never a noun that a list could be about. */
export const smallWords = wordSet(`
  a an the and but or nor so yet for of in on at to by with from as into onto over per via vs than off up
`)

export const isSmallWord = (word: string): boolean => smallWords.has(word.toLowerCase())

/** Where a noun phrase is cut to find its head: "mug with a handle" is about the mug. */
export const prepositions = wordSet(`
  about above across after against along among around at before behind below beneath beside between by down during
  except for from in inside into like near of off on onto outside over past per since through throughout to toward
  towards under until up upon via with within without
`)

/** Words before a noun that exclude an article. */
export const determiners = wordSet(`
  a an the this that these those my your our his her its their each every either neither no any some all both few
  many several most more enough another which what whose
`)

const fillers = wordSet(`
  i me my mine you your yours we us our ours he him his she her hers it its they them their is are was were be been am
  has have had do does did can will would could should may might must not also just only too very so here there now more today
`)

/** A word that cannot form a statement alone. */
export const saysNothing = (word: string): boolean => {
  const low = word.toLowerCase()
  return smallWords.has(low) || fillers.has(low) || determiners.has(low)
}
