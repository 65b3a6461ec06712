import { establishedFrom, trustRules } from "../../src/domain/community/trust-score.ts"
import { table } from "./table.ts"

export const describeTrustScore = (): string => `# The trust score

<!-- Made by npm run docs from src/domain/community/trust-score.ts. -->

Every user has one, of ${trustRules.reduce((sum, { maxPoints }) => sum + maxPoints, 0)} points. It goes by what somebody did here and
never by what they wrote, by whether they like us, or by anybody's opinion. The same facts give the same score. Points are
whole, rounded down in each row, and never more than the row has.

${table(
  ["What", "At most", "How"],
  trustRules.map(({ label, maxPoints, how }) => [label, String(maxPoints), how]),
)}

**Verified** is who has confirmed the email address and paid once, and whom an operator has verified. The badge of who is
verified says \`verified\`, and from ${establishedFrom} points on \`established\`. Who is verified stays so.

\`GET /api/trust-score\` tells each user their own score, with where each point comes from. The columns \`trustScore\`,
\`isVerified\` and \`verificationBadge\` of \`users\` are brought up to date every night.
`
