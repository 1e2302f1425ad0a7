import json, urllib.error, urllib.request
base = "http://127.0.0.1:4020"
def ask(path, body=None, **headers):
    request = urllib.request.Request(base + path, body and json.dumps(body).encode(), {"Content-Type": "application/json", **headers})
    try: return json.load(urllib.request.urlopen(request, timeout=30))
    except urllib.error.HTTPError as refusal: return json.load(refusal)
tool = ask("/api/tools/search?q=count+words&limit=1")["services"][0]
payment = ask(tool["endpoint"], {"text": "to be or not to be"})["payment"]
ask(f"/api/payments/{payment['paymentId']}/pay", {"provider": "test"})
print(json.dumps(ask(tool["endpoint"], {"text": "to be or not to be"}, **{"X-Payment-Token": payment["token"]})))
