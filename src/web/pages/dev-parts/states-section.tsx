import { CircleCheck, FileText } from "lucide-react"
import { Button } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Badge } from "../../parts/feedback/badge.tsx"
import { EmptyState } from "../../parts/feedback/empty-state.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Notice } from "../../parts/feedback/notice.tsx"
import { Progress } from "../../parts/feedback/progress.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { Specimen, SpecimenSection } from "./specimen-section.tsx"

export function StatesSection() {
  return (
    <SpecimenSection id="states" title="States">
      <Specimen name="Badge" isRow>
        <Badge>13 tags</Badge>
        <Badge tone="outline">Draft</Badge>
        <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
          Pass
        </Badge>
        <Badge tone="warn">Partial</Badge>
        <Badge tone="bad">Fail</Badge>
      </Specimen>
      <div className="grid gap-6 md:grid-cols-2">
        <LoadingCard />
        <Card as="section" labelledBy="parts-progress">
          <CardHead id="parts-progress" level={3} title="Progress" action={<Button size="sm">Cancel</Button>} />
          <div className="flex flex-col gap-4">
            <Progress label="Writing" done={3} total={8} unit="products" stage="Choosing tags for “Oak salad bowl”" />
            <Progress label="Checking links" done={0} total={null} unit="links" />
          </div>
        </Card>
        <EmptyState
          level={3}
          icon={<FileText />}
          title="Nothing here yet"
          text="Everything you generate is kept here, ready to copy again."
          action={
            <ButtonLink href="/seo-generator" variant="primary">
              Generate Content
            </ButtonLink>
          }
        />
        <div className="flex flex-col gap-4">
          <ErrorState
            title="The history did not load"
            text="The connection was lost on the way. Nothing of yours is gone."
            onRetry={() => {}}
          />
          <Notice tone="warn" title="7 of 8 products are done" action={<Button size="sm">Retry one</Button>}>
            One could not be written. The others are saved.
          </Notice>
          <Notice tone="good">Your preferences have been updated successfully.</Notice>
          <Notice>You are offline. What you type is kept in this browser.</Notice>
        </div>
      </div>
    </SpecimenSection>
  )
}

function LoadingCard() {
  return (
    <Card>
      <Loading label="Loading the history">
        <div className="flex flex-col gap-4">
          <div className="flex items-center gap-4">
            <Skeleton shape="circle" />
            <Skeleton shape="title" />
          </div>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
          <Skeleton shape="block" />
          <Skeleton shape="control" />
        </div>
      </Loading>
    </Card>
  )
}
