import { subjectsOf } from "../seo/brief.ts"
import type { Understanding } from "./understand/understand.ts"

/** Which of its sisters a listing is; 0 is the first. */
export const placeAmongSisters = ({ brief, subject }: Understanding): number =>
  Math.max(
    0,
    subjectsOf(brief).findIndex(({ name }) => name === subject.name),
  )

/**
 * What is used, a service and a video tell their sisters apart as they write: each takes another of the ways to turn a
 * sentence. All others write first, and are told apart at the end.
 */
export const sisterTurn = (u: Understanding): number =>
  /^(?:auction|local|service|video)$/.test(u.genre) ? placeAmongSisters(u) : 0
