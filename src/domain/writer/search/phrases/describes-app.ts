import { isHandled } from "./app-topics.ts"
import { beginsWithVerb } from "./kind-of-thing.ts"

/** Nobody types "strobe tuner and job log", "counts reps" or "diary for home aquariums"; "notebook for potters" is for people. */
export const describesApp = (form: string): boolean =>
  isHandled(form) ||
  / (?:and|of) /.test(form) ||
  (/^\p{L}+s /u.test(form) && beginsWithVerb(form)) ||
  / for (?!.*(?:[eo]rs|ists|ians|people|coaches|parents|clubs|schools|shops?|sheds)$)/.test(form)
