import type { Fact } from "../src/domain/writer/fact.ts"
import { makeFact } from "../src/domain/writer/read/make-fact.ts"

/** A fact as the form has it: typed with care into a field of a seller of goods. */
export const factOfField = (text: string, field: Fact["field"], topic: Fact["topic"]): Fact =>
  makeFact(text, {
    field,
    topic,
    isValue: true,
    isPiece: false,
    isCareful: true,
    isLeaning: false,
    place: 1,
    around: "en",
    genre: "goods",
  })
