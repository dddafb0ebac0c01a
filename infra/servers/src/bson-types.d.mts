export interface BsonDocument {
  [key: string]: BsonValue;
}
export type BsonValue = string | number | boolean | null | BsonDocument | BsonValue[];
