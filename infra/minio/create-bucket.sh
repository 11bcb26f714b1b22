#!/bin/sh
# Creates the bucket and an account that reaches this bucket alone. Does only what is missing.
# Browsers come through the gateway, from the same origin; for other origins see MINIO_API_CORS_ALLOW_ORIGIN.
set -eu
mc alias set store "$MINIO_URL" root "$MINIO_ROOT_PASSWORD" >/dev/null
mc mb --ignore-existing --region "$S3_REGION" "store/$S3_BUCKET"

policy=/tmp/media.json
cat > "$policy" <<END
{"Version": "2012-10-17", "Statement": [
  {"Effect": "Allow", "Action": ["s3:ListBucket", "s3:GetBucketLocation"], "Resource": ["arn:aws:s3:::$S3_BUCKET"]},
  {"Effect": "Allow", "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], "Resource": ["arn:aws:s3:::$S3_BUCKET/*"]}
]}
END
mc admin policy create store media "$policy"
# Set again at each start, so that a new secret takes effect.
mc admin user add store "$S3_ACCESS_KEY_ID" "$S3_SECRET_ACCESS_KEY"
mc admin policy attach store media --user "$S3_ACCESS_KEY_ID" 2>/dev/null || mc admin user info store "$S3_ACCESS_KEY_ID" | grep -q media
