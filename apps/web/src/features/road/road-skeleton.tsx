import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** The road's cards while their figures come. */
export function RoadSkeleton() {
  return (
    <>
      <Card as="div">
        <Skeleton height={560} />
      </Card>
      <Card as="div">
        <Skeleton height={400} />
      </Card>
    </>
  );
}
