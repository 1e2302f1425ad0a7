import base64, hashlib, hmac, time

def is_verified(secret, headers, body):
    """secret: watch.secret; headers: by lower-case name; body: bytes."""
    id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False

    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{id}.{timestamp}.".encode() + body
    digest = hmac.new(key, content, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    # A webhook may come more than once: act on each id once.
    return any(
        hmac.compare_digest(signature.encode(), expected.encode())
        for signature in headers.get("webhook-signature", "").split(" ")
    )
