import { isActivity } from "./things.ts"

/** What is done, and takes no article: "pest control", "slate roof repair", "fusebox replacement". */
export const isWork = (text: string): boolean =>
  isActivity(text) || /(?:age|control|care|work|maintenance|tion|ance|ence|ment|hygiene)$/i.test(text)
