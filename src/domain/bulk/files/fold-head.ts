import { foldText } from "../../text/keys/fold-text.ts"

/** What a platform adds to a header besides its name. */
const scope = /[[(](?:marketplace_id|language_tag|SiteID)[^\])]*[\])]/g

/** A header as it is compared: "*Title" and "item_name[language_tag=en_US]#1.value" become plain words. */
export const foldHead = (head: string): string =>
  foldText(
    head
      .replace(scope, "")
      .replace(/#(\d+)\.value$/, " $1")
      .replace(/([a-z])(?=[A-Z][a-z])/g, "$1 "),
  ).replace(/ 1$/, "")
