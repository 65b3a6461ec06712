import type { WriteLetter } from "../letter.ts"
import { textIn } from "../read-data.ts"

/** To the operator: a message from the contact page. */
export const supportMessage: WriteLetter = (data) => {
  const email = textIn(data, "email")
  const account = textIn(data, "account")
  return {
    subject: `Support message from ${email}`,
    lines: textIn(data, "message")
      .split("\n")
      .filter((line) => line.trim() !== ""),
    replyTo: email,
    end: [account === "" ? "The sender was not signed in." : `Sent from the account ${account}.`],
  }
}
