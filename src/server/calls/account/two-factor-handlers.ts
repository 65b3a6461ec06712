import { renderSVG } from "uqr"
import type { account } from "../../../contract/account.ts"
import { brand } from "../../../domain/brand.ts"
import {
  countRecoveryCodes,
  enableTwoFactor,
  proposeTwoFactor,
  removeTwoFactor,
  replaceRecoveryCodes,
} from "../../db/auth/two-factor.ts"
import type { Db } from "../../db/open.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { noteSecurity } from "./note-security.ts"
import { prove, proveAgain } from "./prove.ts"
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes.ts"
import { tellUser } from "./tell-user.ts"
import { findStep, makeTotpSecret, otpauthUrl } from "./totp.ts"
import { readTotpSecret, totpContext } from "./two-factor.ts"

type TwoFactorKey = "getTwoFactor" | "setUpTwoFactor" | "enableTwoFactor" | "renewRecoveryCodes" | "disableTwoFactor"

export const twoFactorHandlers = (parts: Parts): Pick<AreaHandlers<typeof account>, TwoFactorKey> => ({
  async getTwoFactor(_, { user }) {
    return { isEnabled: user.twoFactorEnabled, recoveryCodesLeft: await countRecoveryCodes(parts.db, user.id) }
  },

  async setUpTwoFactor({ body }, context) {
    const { user } = context
    if (user.twoFactorEnabled) throw new Problem("two_factor_on")
    await prove(parts, context, body)
    const secret = makeTotpSecret()
    await proposeTwoFactor(parts.db, user.id, parts.secrets.seal(secret, totpContext(user.id)))
    const url = otpauthUrl({ secret, account: user.username ?? user.email, issuer: brand.name })
    return { secret, otpauthUrl: url, qrCode: drawQrCode(url) }
  },

  async enableTwoFactor({ body }, context) {
    const { user } = context
    if (user.twoFactorEnabled) throw new Problem("two_factor_on")
    const proposed = await readTotpSecret(parts, user.id)
    if (proposed === null) throw new Problem("two_factor_off")
    const step = findStep(proposed.secret, body.code.replaceAll(/\s/g, ""), parts.now())
    if (step === null) throw wrongCode()
    const recoveryCodes = await parts.db.transaction(async (tx) => {
      if (!(await enableTwoFactor(tx, user.id, { step, at: parts.now() }))) throw new Problem("two_factor_on")
      await noteSecurity(tx, parts, context, { userId: user.id, event: "two-factor-enabled" })
      await tellUser(tx, user, { kind: "two-factor-enabled" })
      return giveRecoveryCodes(tx, user.id)
    })
    parts.mail.soon()
    return { recoveryCodes }
  },

  async renewRecoveryCodes({ body }, context) {
    const { user } = context
    if (!user.twoFactorEnabled) throw new Problem("two_factor_off")
    await prove(parts, context, body)
    return parts.db.transaction(async (tx) => {
      await noteSecurity(tx, parts, context, { userId: user.id, event: "recovery-codes-renewed" })
      return { recoveryCodes: await giveRecoveryCodes(tx, user.id) }
    })
  },

  async disableTwoFactor({ body }, context) {
    const { user } = context
    if (!user.twoFactorEnabled) throw new Problem("two_factor_off")
    await proveAgain(parts, context, body)
    await parts.db.transaction(async (tx) => {
      await removeTwoFactor(tx, user.id)
      await noteSecurity(tx, parts, context, { userId: user.id, event: "two-factor-disabled" })
      await tellUser(tx, user, { kind: "two-factor-disabled" })
    })
    parts.mail.soon()
    return { success: true, message: "Two-factor sign-in is off." }
  },
})

async function giveRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

/** As an address for an <img>. */
const drawQrCode = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { ecc: "M", border: 4 })).toString("base64")}`

function wrongCode(): Problem {
  const message = "The code is not right. Please enter the newest one."
  return new Problem("bad_input", { message, issues: [{ path: "code", message }] })
}
