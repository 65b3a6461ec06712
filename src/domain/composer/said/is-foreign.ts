import { isRightWord } from "../../text/right-words.ts"

const isMostlyUnknown = (text: string): boolean => {
  const words = (text.match(/(?<![\p{L}\d'-])\p{L}[\p{L}'-]{2,}/gu) ?? []).filter(
    (word) => !/\p{Lu}/u.test(word.slice(1)),
  )
  const unknown = words.filter((word) => /^\p{Ll}/u.test(word) && !isRightWord(word))
  return unknown.length > 2 && unknown.length * 2 >= words.length
}

/** A sentence in another language is told as it is. */
export const isForeign = (text: string): boolean =>
  isMostlyUnknown(text) ||
  (text.match(
    /(?<!\p{L})(?:und|auch|der|die|das|ein|eine|mit|für|wir|ist|nicht|et|le|les|des|une|avec|pour|nous|est|y|el|los|las|una|con|para|por|il|gli|della|per|och|med|voor|het|een|van)(?!\p{L})/giu,
  )?.length ?? 0) > 1
