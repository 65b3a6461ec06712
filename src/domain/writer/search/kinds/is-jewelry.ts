import { singular } from "../../../text/words/plural.ts"
import { jewelleryKinds } from "./jewellery-kinds.ts"

const jewelry = new Set(Object.keys(jewelleryKinds).flatMap((kind) => kind.split(" ").at(-1) ?? []))

/** Whether a noun names a piece of jewelry: "ring", "locket". */
export const isJewelry = (noun: string): boolean => jewelry.has(singular(noun))
