-- Staff find an account by the address that it claims, too.
CREATE INDEX "User_claimed_words_idx" ON "User" USING GIN ("RosterRow_words"("RosterRow_fold"("name"), "RosterRow_fold"("claimedEmail"))) WHERE "claimedEmail" IS NOT NULL;
