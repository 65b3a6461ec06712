import { useLocation } from "wouter"
import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import type { Violation } from "../../../../domain/ads/policy/find-violations.ts"
import { Notice } from "../../../parts/feedback/notice.tsx"
import { Tabs } from "../../../parts/layout/tabs.tsx"
import { useCampaign } from "../edit/use-campaign.ts"
import { AudienceTab } from "./audience-tab.tsx"
import { CampaignHead } from "./campaign-head.tsx"
import { CopyTab } from "./copy-tab.tsx"
import { GroupsTab } from "./groups-tab.tsx"
import { KeywordsTab } from "./keywords-tab.tsx"
import { LandingTab } from "./landing-tab.tsx"
import { TipsTab } from "./tips-tab.tsx"

/** One text may break several rules; it is one text to fix. */
const firstOfEach = (violations: readonly Violation[]): readonly Violation[] =>
  violations.filter(
    (one, at) => violations.findIndex(({ where, text }) => where === one.where && text === one.text) === at,
  )

type CampaignViewProps = { saved: WholeCampaign; onGone: () => void }

export function CampaignView({ saved, onGone }: CampaignViewProps) {
  const editing = useCampaign(saved)
  const [, navigate] = useLocation()
  const { campaign, judged } = editing
  const hard = firstOfEach(judged.violations.filter(({ level }) => level === "hard"))
  const keywordCount = campaign.adGroups.reduce((sum, { keywordDetails }) => sum + keywordDetails.length, 0)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <CampaignHead
        saved={saved}
        editing={editing}
        onGone={onGone}
        onCopied={(copy) => navigate(`/google-ads-generator?${new URLSearchParams({ campaign: copy.id })}`)}
      />
      {judged.strategy.guard.notices.map(({ id, title, text }) => (
        <Notice key={id} tone="warn" title={title}>
          {text}
        </Notice>
      ))}
      {hard.length > 0 && (
        <Notice
          tone="warn"
          title={hard.length === 1 ? "Google would reject one text" : `Google would reject ${hard.length} texts`}
        >
          <ul className="flex flex-col gap-1">
            {hard.slice(0, 8).map(({ id, where, text, why }) => (
              <li key={`${id}-${where}-${text}`} className="wrap-anywhere">
                {`${where}: ${why}.${text === "" ? "" : ` “${text}”`}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Tabs
        label="Campaign"
        tabs={[
          {
            value: "groups",
            label: "Ad Groups",
            count: campaign.adGroups.length,
            content: <GroupsTab editing={editing} saved={saved} />,
          },
          {
            value: "keywords",
            label: "Keywords",
            count: keywordCount,
            content: <KeywordsTab editing={editing} saved={saved} />,
          },
          { value: "copy", label: "Ad Copy", content: <CopyTab editing={editing} /> },
          { value: "audience", label: "Audience", content: <AudienceTab editing={editing} /> },
          { value: "landing", label: "Landing Page", content: <LandingTab editing={editing} /> },
          { value: "tips", label: "Tips", content: <TipsTab editing={editing} saved={saved} /> },
        ]}
      />
    </div>
  )
}
