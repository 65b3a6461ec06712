import { auth } from "../../contract/auth.ts"
import { type Border, browserBorder } from "./border.ts"
import { makeSend } from "./send.ts"

/** Leaves by a full navigation whether the call succeeded or not, so that nothing private stays in memory. */
export async function signOut(border: Border = browserBorder): Promise<void> {
  try {
    await makeSend(border)(auth.signOut)
  } catch {
    // The session will expire on the server; staying signed in on this page would be worse.
  }
  border.leaveTo("/")
}
